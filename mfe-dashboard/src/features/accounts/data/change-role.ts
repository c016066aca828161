import type { DataClient } from 'shared-auth/supabase-client';
import type { AccountRole } from './list-users.ts';

interface Changed {
  readonly version: number;
  /** The clients that were given to somebody else with it; null where there were none. */
  readonly batch: string | null;
}

/**
 * Changes the role of an account, unless somebody else has changed the account since.
 * @param clientsTo the coach who takes over the clients of someone who becomes a user; no one without it
 * @throws the database's error; `PT409` with `version`, `last-admin` or `own-role` as details
 */
export async function changeRole(
  client: DataClient,
  { id, version }: { readonly id: string; readonly version: number },
  role: AccountRole,
  clientsTo: string | null = null,
): Promise<Changed> {
  const { data, error } = await client.rpc('change_role', {
    user_id: id,
    role,
    expected: version,
    ...(clientsTo !== null && { clients_to: clientsTo }),
  });
  if (error) throw error;
  return data as unknown as Changed;
}

/** Gives back the clients that went with a role. @throws the database's error */
export async function restoreClients(
  client: DataClient,
  batch: string,
): Promise<{ readonly restored: number; readonly left: number }> {
  const { data, error } = await client.rpc('undo_change', { batch });
  if (error) throw error;
  return data as unknown as { restored: number; left: number };
}
