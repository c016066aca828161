import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { mergeFields } from '../../../lib/merge-fields.ts';
import { changerOf } from '../../../lib/names-of.ts';
import { readClient, type FullClient } from '../data/read-client.ts';
import { saveClient } from '../data/save-client.ts';
import type { ClientValues } from './client-values.ts';

/** Saves that a newer version may overtake before the caller is told to try again. */
const MAX_ATTEMPTS = 3;

const NOT_SAVED = 'The client was not saved; what you typed is still here.';

export type Saving =
  | { readonly isSaved: true }
  | {
      readonly isSaved: false;
      /** The row as it stands. */
      readonly theirs: FullClient;
      /** Who was quicker, in a sentence. */
      readonly writer: string;
      /** What only the reader has changed. */
      readonly ours: Partial<ClientValues>;
      readonly fields: readonly (keyof ClientValues)[];
    };

/**
 * Saves what was changed of a client. What somebody else has changed meanwhile stays, and what only the writer has changed
 * is saved to it; fields that both have changed are answered and nothing is saved.
 * @throws an Error whose message is fit for people
 */
export async function saveMerged(
  base: FullClient,
  values: Partial<ClientValues>,
  me: string,
): Promise<Saving> {
  try {
    const client = await getSupabase();
    let seen = base;
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const { ours, conflicts } = mergeFields<ClientValues>(base, values, seen);
      if (conflicts.length > 0)
        return {
          isSaved: false,
          theirs: seen,
          writer: await changerOf(client, seen.updated_by, me),
          ours,
          fields: conflicts,
        };
      if (Object.keys(ours).length === 0) return { isSaved: true };
      if ((await saveClient(client, seen, ours)) !== null) return { isSaved: true };
      const now = await readClient(client, base.id);
      if (now === null || now.version === seen.version)
        throw new Error(`${NOT_SAVED} This client is no longer yours to change.`);
      seen = now;
    }
    throw new Error(`${NOT_SAVED} Others are changing this client right now. Try again in a moment.`);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith(NOT_SAVED)) throw error;
    throw new Error(dataMessage(error, { what: NOT_SAVED }), { cause: error });
  }
}
