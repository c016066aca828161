import type { DataClient } from 'shared-auth/supabase-client';
import { invitationsList } from 'shared-contract/lists/invitations';
import type { ListQuery } from 'shared-contract/lists/list';
import { isUuid } from 'shared-contract/uuid';
import { callFunction } from '../../../lib/call-function.ts';
import { readList, type ListPage } from '../../../lib/read-list.ts';
import type { AccountRole } from './list-users.ts';

export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: AccountRole;
  readonly state: 'pending' | 'accepted' | 'expired' | 'withdrawn';
  /** How many letters went. */
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

/** One page of the invitations. @throws the database's error */
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

/** One of them; null where there is none. @throws the database's error */
export async function readInvitation(client: DataClient, id: string): Promise<Invitation | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await client.from('invitation_states').select(columns).eq('id', id).maybeSingle();
  if (error) throw error;
  return data as Invitation | null;
}

/** The newest letters that went to an address. @throws the database's error */
export async function listInvitationsOf(client: DataClient, email: string): Promise<readonly Invitation[]> {
  const { data, error } = await client
    .from('invitation_states')
    .select(columns)
    .eq('email', email.toLowerCase())
    .order('sent_at', { ascending: false })
    .limit(10);
  if (error) throw error;
  return data as Invitation[];
}

/** Whether somebody has an account with this address. @throws the database's error */
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

/** Has the letter sent. @throws (rejects) {@link CallRefusal}; status 404 where the function is not deployed */
export const inviteUser = (client: DataClient, invited: Invited): Promise<unknown> =>
  callFunction(client, 'invite-user', invited);

/** @throws (rejects) {@link CallRefusal} */
export const resendInvitation = (client: DataClient, id: string): Promise<unknown> =>
  callFunction(client, 'resend-invitation', { invitationId: id });

/** @throws (rejects) {@link CallRefusal} */
export const withdrawInvitation = (client: DataClient, id: string): Promise<unknown> =>
  callFunction(client, 'withdraw-invitation', { invitationId: id });
