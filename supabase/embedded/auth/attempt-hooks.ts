import { sql, type Kysely } from 'kysely';
import { clientAddress } from '../http/caller.ts';
import type { UserRow } from './users.ts';

/** Reports sign-in attempts to the database, like the auth hooks of a hosted project. */
export interface AttemptHooks {
  notePassword(request: Request, attempt: { user: UserRow | undefined; valid: boolean }): Promise<void>;
  noteFactor(request: Request, attempt: { user: UserRow; factorId: string; valid: boolean }): Promise<void>;
}

const names = {
  password: 'private.password_verification_attempt',
  factor: 'private.mfa_verification_attempt',
} as const;

/** Reads which hook functions the database defines. Attempts of a kind without one are not reported. */
export async function readAttemptHooks(db: Kysely<unknown>): Promise<AttemptHooks> {
  const isThere = async (name: string): Promise<boolean> => {
    const { rows } = await sql<{ there: boolean }>`
      select to_regprocedure(${`${name}(jsonb)`}) is not null as there`.execute(db);
    return rows[0]?.there === true;
  };
  const has = { password: await isThere(names.password), factor: await isThere(names.factor) };
  const call = async (kind: keyof typeof names, request: Request, event: object): Promise<void> => {
    if (!has[kind]) return;
    const metadata = { ip_address: clientAddress(request), user_agent: request.headers.get('user-agent') };
    await sql`select ${sql.raw(names[kind])}(${JSON.stringify({ ...event, metadata })}::text::jsonb)`.execute(
      db,
    );
  };
  return {
    // Called for unknown addresses too, so that response time doesn't reveal whether an account exists.
    notePassword: (request, { user, valid }) =>
      call('password', request, { user_id: user?.id ?? crypto.randomUUID(), valid }),
    noteFactor: (request, { user, factorId, valid }) =>
      call('factor', request, { user_id: user.id, factor_id: factorId, valid }),
  };
}
