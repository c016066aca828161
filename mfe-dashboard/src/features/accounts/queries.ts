import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { coachesList, invitationsList, usersList } from 'shared-contract/lists/accounts';
import type { ListQuery } from 'shared-contract/lists/list';
import { accountFacts, changeRole as rpc } from 'shared-contract/rpc/members';
import { isUuid } from 'shared-contract/uuid';
import { callFunction } from '../../lib/call-function.ts';
import { type ListPage, readList } from '../../lib/read-list.ts';
import { unwrap } from '../../lib/unwrap.ts';

/**
 * Returns one page of the accounts that the user may read: all for an administrator.
 * @param me id of the user
 */
export const listUsers = (client: DataClient, query: ListQuery, me: string) =>
  readList(
    () =>
      client
        .from('profiles')
        .select('id, email, name, role, status, account_type, created_at, version', { count: 'exact' }),
    usersList,
    query,
    me,
  );

type UserPage = Awaited<ReturnType<typeof listUsers>>;
export type Account = UserPage['rows'][number];
export type AccountRole = Account['role'];

/** Returns an account, or null if the user may read none of this id. */
export async function readUser(client: DataClient, id: string) {
  if (!isUuid(id)) return null;
  return unwrap(
    client
      .from('profiles')
      .select(
        'id, email, name, role, status, account_type, company, phone, onboarded, created_at, updated_at, version',
      )
      .eq('id', id)
      .maybeSingle(),
  );
}

export type FullAccount = NonNullable<Awaited<ReturnType<typeof readUser>>>;

/** Returns figures about an account, without the content of its records. @throws RpcError */
export const readUserFacts = (client: DataClient, id: string) =>
  callRpc(client, accountFacts, { user_id: id });

export type AccountFacts = NonNullable<Awaited<ReturnType<typeof readUserFacts>>>;

/** Counts the administrators who are not suspended. */
export async function countAdmins(client: DataClient): Promise<number> {
  const { count, error } = await client
    .from('profiles')
    .select('id', { count: 'exact', head: true })
    .eq('role', 'admin')
    .neq('status', 'suspended');
  if (error) throw error;
  return count ?? 0;
}

/** Counts the clients of a coach. */
export async function countClients(client: DataClient, coach: string): Promise<number> {
  const { count, error } = await client
    .from('clients')
    .select('id', { count: 'exact', head: true })
    .eq('coach_id', coach);
  if (error) throw error;
  return count ?? 0;
}

export interface Coach {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly created_at: string;
  readonly clients: number;
}

/** Returns one page of the coaches, each with the number of their clients. */
export async function listCoachAccounts(
  client: DataClient,
  query: ListQuery,
  me: string,
): Promise<ListPage<Coach>> {
  const page = await readList(
    () => client.from('coach_accounts').select('id, email, name, created_at, clients', { count: 'exact' }),
    coachesList,
    query,
    me,
  );
  // The generated types make every column of a view nullable; these never are.
  return page as ListPage<Coach>;
}

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: AccountRole;
  readonly state: 'pending' | 'accepted' | 'expired' | 'withdrawn';
  /** Number of sent emails. */
  readonly sends: number;
  readonly sent_at: string;
  readonly expires_at: string;
  readonly accepted_at: string | null;
  readonly accepted_by: string | null;
  readonly created_at: string;
  readonly invited_by: string | null;
}

const columns =
  'id, email, name, role, state, sends, sent_at, expires_at, accepted_at, accepted_by, created_at, invited_by';

/** Returns one page of the invitations. */
export async function listInvitations(
  client: DataClient,
  query: ListQuery,
  me: string,
): Promise<ListPage<Invitation>> {
  const page = await readList(
    () => client.from('invitation_states').select(columns, { count: 'exact' }),
    invitationsList,
    query,
    me,
  );
  return page as ListPage<Invitation>;
}

/** Returns an invitation, or null if there is none of this id. */
export async function readInvitation(client: DataClient, id: string): Promise<Invitation | null> {
  if (!isUuid(id)) return null;
  const data = await unwrap(client.from('invitation_states').select(columns).eq('id', id).maybeSingle());
  return data as Invitation | null;
}

/** Returns the newest invitations that were sent to an address. */
export async function listInvitationsOf(client: DataClient, email: string): Promise<readonly Invitation[]> {
  const data = await unwrap(
    client
      .from('invitation_states')
      .select(columns)
      .eq('email', email.toLowerCase())
      .order('sent_at', { ascending: false })
      .limit(10),
  );
  return data as Invitation[];
}

/** Returns whether an account with this address exists. */
export async function hasAccount(client: DataClient, email: string): Promise<boolean> {
  const { count, error } = await client
    .from('profiles')
    .select('id', { count: 'exact', head: true })
    .eq('email', email.toLowerCase());
  if (error) throw error;
  return (count ?? 0) > 0;
}

export interface Invited {
  readonly email: string;
  readonly name: string;
  readonly role: AccountRole;
}

/** Emails the invitation. @throws (rejects) {@link CallRefusal}; status 404 if the function is not deployed */
export const inviteUser = (client: DataClient, invited: Invited): Promise<unknown> =>
  callFunction(client, 'invite-user', invited);

export const resendInvitation = (client: DataClient, id: string): Promise<unknown> =>
  callFunction(client, 'resend-invitation', { invitationId: id });

export const withdrawInvitation = (client: DataClient, id: string): Promise<unknown> =>
  callFunction(client, 'withdraw-invitation', { invitationId: id });

/**
 * Changes the role of an account.
 * @param clientsTo the coach who gets the clients of an account that becomes a user; null for none
 * @throws RpcError `PT409` with the field `version`, `last-admin` or `own-role`
 */
export const changeRole = (
  client: DataClient,
  { id, version }: { readonly id: string; readonly version: number },
  role: AccountRole,
  clientsTo: string | null = null,
) =>
  callRpc(client, rpc, {
    user_id: id,
    role,
    expected: version,
    ...(clientsTo !== null && { clients_to: clientsTo }),
  });
