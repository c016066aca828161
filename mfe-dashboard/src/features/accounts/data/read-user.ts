import type { DataClient } from 'shared-auth/supabase-client';
import { isUuid } from 'shared-contract/uuid';

/** What is known of an account beside its row: figures, and nothing of what is in its records. */
export interface AccountFacts {
  readonly sessions: number;
  readonly signedInAt: string | null;
  readonly secondFactor: boolean;
  readonly ownClients: number;
  readonly coachedClients: number;
  readonly leads: number;
  readonly stories: number;
  readonly applications: number;
  readonly calls: number;
  /** Null without a valid certificate. */
  readonly level: string | null;
  readonly certifiedUntil: string | null;
}

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

/** @throws the database's error */
export async function readUserFacts(client: DataClient, id: string): Promise<AccountFacts> {
  const { data, error } = await client.rpc('account_facts', { user_id: id });
  if (error) throw error;
  return data as unknown as AccountFacts;
}

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
