import type { Json } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';
import { isUuid } from 'shared-contract/uuid';
import { readAccountRecords } from '../../lib/clients.ts';
import { namesOf } from '../../lib/names.ts';
import { unwrap } from '../../lib/unwrap.ts';
import { start } from './labels.ts';
import type { ProjectionResult } from './model.ts';
import type { ProjectionInputs } from './projection.schema.ts';

/** @returns the projection's id */
export async function saveProjection(
  client: DataClient,
  clientId: string,
  { label, ...inputs }: ProjectionInputs,
  result: ProjectionResult,
): Promise<string> {
  const id = crypto.randomUUID();
  await unwrap(
    client.from('projections').insert({
      id,
      client_id: clientId,
      label,
      tax_year: inputs.year,
      inputs,
      result: result as unknown as Json,
    }),
  );
  return id;
}

export interface Projection {
  readonly id: string;
  readonly client: { readonly id: string; readonly name: string; readonly company: string | null };
  readonly label: string;
  readonly madeAt: string;
  /** Null if the account is deleted. */
  readonly madeBy: string | null;
  readonly isArchived: boolean;
  /** True for the client, who can read projections but can't create or archive them. */
  readonly isReadOnly: boolean;
  readonly inputs: ProjectionInputs;
  readonly result: ProjectionResult;
}

/** Returns the name of the author if the caller can't read their profile. */
const hiddenMaker = async (client: DataClient, id: string | null): Promise<string | null> =>
  id === null ? null : ((await namesOf(client, [id])).get(id) ?? null);

/** Returns the name and company of a record for which the caller is the client. Null for any other record. */
const accountRecord = async (client: DataClient, id: string): Promise<Projection['client'] | null> =>
  (await readAccountRecords(client)).find((record) => record.id === id) ?? null;

/** Reads a stored projection. Null if the id is unknown or the caller has no access. */
export async function readProjection(client: DataClient, id: string): Promise<Projection | null> {
  if (!isUuid(id)) return null;
  const data = await unwrap(
    client
      .from('projections')
      .select(
        'id, client_id, label, inputs, result, made_at, made_by, archived_at, clients (id, name, company), profiles!projections_made_by_fkey (name)',
      )
      .eq('id', id)
      .maybeSingle(),
  );
  if (data === null) return null;
  // Row security hides the client's row from the client, which the generated types don't cover.
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
    // `saveProjection` stores the calculator's own values and never updates them, so the cast is safe. Inputs from
    // before a field existed have its default.
    inputs: { ...start, ...(data.inputs as unknown as ProjectionInputs), label: data.label },
    result: data.result as unknown as ProjectionResult,
  };
}

/** @returns false if the caller can't change the client's projections */
export async function archiveProjection(
  client: DataClient,
  id: string,
  isArchived: boolean,
): Promise<boolean> {
  const archived_at = isArchived ? new Date().toISOString() : null;
  const changed = await unwrap(client.from('projections').update({ archived_at }).eq('id', id).select('id'));
  return changed.length > 0;
}
