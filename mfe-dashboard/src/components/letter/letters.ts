import type { DataClient } from 'shared-auth/supabase-client';
import * as z from 'zod/mini';
import type { LetterValues } from './letter.schema.ts';

export interface Template {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
}

export const letterPreview = z.object({ to: z.string(), subject: z.string(), text: z.string() });
/** The letter as it would go. */
export type LetterPreview = z.infer<typeof letterPreview>;

export interface Sending extends LetterValues {
  /** The same at every attempt: it is sent once. */
  readonly requestId: string;
}

/** The ways of letters to one receiver. Both throw `CallRefusal`. */
export interface Letters {
  readonly preview: (client: DataClient, sending: Sending) => Promise<LetterPreview>;
  /** Sends it; it stands in the receiver's history from then on. */
  readonly send: (client: DataClient, sending: Sending) => Promise<void>;
}
