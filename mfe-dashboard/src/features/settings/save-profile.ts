import { dataMessage } from 'shared-auth/error-words';
import type { SessionOperations } from 'shared-auth/session-store';
import type { DataClient } from 'shared-auth/supabase-client';
import { paths } from 'shared-contract/paths';
import { saveName } from './data/save-name.ts';
import { NameConflict } from './name-conflict.ts';

/** What the profile form may send. */
export interface ProfileValues {
  readonly name: string;
  readonly email: string;
}

interface Known extends ProfileValues {
  readonly id: string;
  readonly version: number;
  /** A new address that has been asked for already. */
  readonly pending: string | null;
}

/** A refusal whose words belong to the address, not to the whole form. */
export class EmailRefused extends Error {
  readonly errors: Readonly<Record<string, string>>;
  /** A new name has been saved before. */
  readonly nameSaved: boolean;
  constructor(words: string, cause: unknown, nameSaved: boolean) {
    super(words, { cause });
    this.nameSaved = nameSaved;
    this.errors = { email: words };
  }
}

interface Session extends Pick<SessionOperations, 'changeEmail' | 'reloadProfile'> {
  readonly client: () => Promise<DataClient>;
}

/**
 * Saves the name, then asks for the new address. The profile's address follows the account's by itself.
 * @returns whether a new address has been asked for
 * @throws an Error fit for the form
 */
export async function saveProfile(
  { client, changeEmail, reloadProfile }: Session,
  { name, email }: ProfileValues,
  known: Known,
): Promise<boolean> {
  const asks = email !== known.email && email !== known.pending;
  if (name !== known.name || !asks) {
    try {
      await saveName(await client(), known.id, name, known);
    } catch (cause) {
      if (cause instanceof NameConflict) throw cause;
      const what = 'Nothing was saved. What you typed is still here.';
      throw new Error(dataMessage(cause, { what }), { cause });
    } finally {
      // What the page shows, and the version that the next attempt names. A failure of this one changes nothing.
      await reloadProfile().catch(() => undefined);
    }
  }
  if (!asks) return false;
  await changeEmail(email, paths.confirm).catch((cause: unknown) => {
    throw new EmailRefused(
      cause instanceof Error ? cause.message : 'This address could not be changed.',
      cause,
      name !== known.name,
    );
  });
  return true;
}
