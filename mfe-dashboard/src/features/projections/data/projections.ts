import type { Json } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';
import { isUuid } from 'shared-contract/uuid';
import { namesOf } from '../../../lib/names-of.ts';
import { readAccountRecords } from '../../../lib/account-records.ts';
import type { ProjectionInputs } from '../inputs.ts';
import type { ProjectionResult } from '../model.ts';

/** Keeps a projection with its client. @returns its id @throws the database's error */
export async function saveProjection(
  client: DataClient,
  clientId: string,
  { label, ...inputs }: ProjectionInputs,
  result: ProjectionResult,
): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await client.from('projections').insert({
    id,
    client_id: clientId,
    label,
    tax_year: inputs.year,
    inputs: inputs as unknown as Json,
    result: result as unknown as Json,
  });
  if (error) throw error;
  return id;
}

export interface Projection {
  readonly id: string;
  readonly client: { readonly id: string; readonly name: string; readonly company: string | null };
  readonly label: string;
  readonly madeAt: string;
  /** Null once the account is gone. */
  readonly madeBy: string | null;
  readonly isArchived: boolean;
  /** True for the client of the record, who reads projections and does not make or archive them. */
  readonly isReadOnly: boolean;
  readonly inputs: ProjectionInputs;
  readonly result: ProjectionResult;
}

/** Of whom the caller may not read the profile, the name. */
const hiddenMaker = async (client: DataClient, id: string | null): Promise<string | null> =>
  id === null ? null : ((await namesOf(client, [id])).get(id) ?? null);

/** Returns name and company of a record that the caller is the client of; null for another. */
const accountRecord = async (client: DataClient, id: string): Promise<Projection['client'] | null> =>
  (await readAccountRecords(client)).find((record) => record.id === id) ?? null;

/** One projection as it was made; null where nobody of that id may be read. @throws the database's error */
export async function readProjection(client: DataClient, id: string): Promise<Projection | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await client
    .from('projections')
    .select(
      'id, client_id, label, inputs, result, made_at, made_by, archived_at, clients (id, name, company), profiles!projections_made_by_fkey (name)',
    )
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  if (data === null) return null;
  // The types do not know of row security: the client's row is closed to the client.
  const row = data.clients as Projection['client'] | null;
  const record = row ?? (await accountRecord(client, data.client_id));
  if (record === null) return null;
  return {
    id: data.id,
    client: record,
    isReadOnly: row === null,
    label: data.label,
    madeAt: data.made_at,
    madeBy: data.profiles?.name ?? (await hiddenMaker(client, data.made_by)),
    isArchived: data.archived_at !== null,
    // Stored by `saveProjection` and never updated: the calculator's own values.
    inputs: { ...(data.inputs as unknown as ProjectionInputs), label: data.label },
    result: data.result as unknown as ProjectionResult,
  };
}

/** @returns whether it was changed: only whoever keeps the client's projections may. @throws the database's error */
export async function archiveProjection(
  client: DataClient,
  id: string,
  isArchived: boolean,
): Promise<boolean> {
  const { data, error } = await client
    .from('projections')
    .update({ archived_at: isArchived ? new Date().toISOString() : null })
    .eq('id', id)
    .select('id');
  if (error) throw error;
  return data.length > 0;
}
