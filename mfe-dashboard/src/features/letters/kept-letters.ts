import { onSignOut } from 'shared-auth/session-store';
import type { LetterValues } from './letter.schema.ts';

/** What was written and not sent, by client: leaving the page loses nothing in this tab. */
const kept = new Map<string, LetterValues>();
onSignOut(() => kept.clear());

export const keptLetter = (clientId: string): LetterValues | undefined => kept.get(clientId);
export const keepLetter = (clientId: string, letter: LetterValues): unknown => kept.set(clientId, letter);
export const dropLetter = (clientId: string): unknown => kept.delete(clientId);
