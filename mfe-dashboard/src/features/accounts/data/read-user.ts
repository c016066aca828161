import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import { accountFacts } from 'shared-contract/rpc/accounts';
import { isUuid } from 'shared-contract/uuid';

/**
 * One account; null where nobody of that id may be read.
 * @throws the database's error
 */
export async function readUser(client: DataClient, id: string) {
  if (!isUuid(id)) return null;
  const { data, error } = await client
    .from('profiles')
    .select(
      'id, email, name, role, status, account_type, company, phone, onboarded, created_at, updated_at, version',
    )
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data;
}

export type FullAccount = NonNullable<Awaited<ReturnType<typeof readUser>>>;

/** Figures about an account, without anything from its records. @throws RpcError */
export async function readUserFacts(client: DataClient, id: string) {
  return callRpc(client, accountFacts, { user_id: id });
}

export type AccountFacts = NonNullable<Awaited<ReturnType<typeof readUserFacts>>>;

/** How many administrators could take a role away. @throws the database's error */
export async function countAdmins(client: DataClient): Promise<number> {
  const { count, error } = await client
    .from('profiles')
    .select('id', { count: 'exact', head: true })
    .eq('role', 'admin')
    .neq('status', 'suspended');
  if (error) throw error;
  return count ?? 0;
}

/** How many clients a coach has. @throws the database's error */
export async function countClients(client: DataClient, coach: string): Promise<number> {
  const { count, error } = await client
    .from('clients')
    .select('id', { count: 'exact', head: true })
    .eq('coach_id', coach);
  if (error) throw error;
  return count ?? 0;
}
