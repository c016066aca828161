import { callRpc } from 'shared-auth/call-rpc';
import type { Role } from 'shared-auth/roles';
import type { DataClient } from 'shared-auth/supabase-client';
import { revertClientChange, similarClients } from 'shared-contract/rpc/clients';
import type { AnswerOf } from 'shared-contract/rpc/rpc';
import type { ClientValues, NewClient } from './client.ts';

/**
 * Adds a client to the user's list. A coach becomes its coach; an administrator's client belongs to no account.
 * @returns the id
 */
export async function addClient(
  client: DataClient,
  values: NewClient,
  { id, role }: { readonly id: string; readonly role: Role },
): Promise<string> {
  const { coach_id = null, intake: _, ...fields } = values;
  const { data, error } = await client
    .from('clients')
    .insert({
      ...fields,
      user_id: role === 'admin' ? null : id,
      coach_id: role === 'coach' ? id : role === 'admin' ? coach_id : null,
    })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

/** An existing client who may be the one that is added. */
export type SimilarClient = AnswerOf<typeof similarClients>[number];

/**
 * Returns the clients with the same address, name, or company, the likeliest first.
 * @throws RpcError
 */
export const findSimilar = (
  client: DataClient,
  {
    name,
    company,
    email,
  }: { readonly name: string; readonly company: string | null; readonly email: string | null },
): Promise<readonly SimilarClient[]> =>
  callRpc(client, similarClients, {
    name,
    ...(company !== null && { company }),
    ...(email !== null && { email }),
  });

/**
 * Reverts a recorded change of a client, unless the field was changed since.
 * @returns whether it was reverted, and the user who changed the field since
 * @throws RpcError
 */
export const revertChange = (client: DataClient, event: number) =>
  callRpc(client, revertClientChange, { event_id: event });

/**
 * Changes some fields of a client.
 * @param version the version that the user saw
 * @returns the new version, or null if another user changed the client first or the user may not change it
 */
export async function saveClient(
  client: DataClient,
  { id, version }: { readonly id: string; readonly version: number },
  { coach_id, ...fields }: Partial<ClientValues>,
): Promise<number | null> {
  const { data, error } = await client
    .from('clients')
    .update({ ...fields, ...(coach_id !== undefined && { coach_id }) })
    .eq('id', id)
    .eq('version', version)
    .select('version');
  if (error) throw error;
  return data[0]?.version ?? null;
}
