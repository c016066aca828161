import type { Json } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';
import type { FilterOfMany } from 'shared-contract/lists/list-filter';

/** What is set for each of them. A coach, and whoever follows a lead up, may be nobody. */
export type ChangeOfMany =
  | { readonly status: string }
  | { readonly coach: string | null }
  | { readonly assigned: string | null };

/** The rows of a list by their ids, or all that a filter finds, and how many whoever changes them has seen. */
export interface ChosenRows {
  readonly list: 'clients' | 'leads';
  readonly expected: number;
  readonly ids?: readonly string[];
  readonly filter?: FilterOfMany;
  /** Those of what the filter finds that are left as they are. */
  readonly excepted?: readonly string[];
}

export interface ChangedMany {
  readonly batch: string;
  readonly changed: number;
}

/**
 * Changes all of them, or none where they are another number by now.
 * @throws the database's error; `PT409` where the number is another
 */
export async function changeMany(
  client: DataClient,
  change: ChangeOfMany,
  { list, expected, ids, filter, excepted = [] }: ChosenRows,
): Promise<ChangedMany> {
  const { data, error } = await client.rpc('bulk_change', {
    list,
    change: change as Json,
    expected,
    ...(ids && { ids: [...ids] }),
    ...(filter && { filter: filter as Json }),
    ...(excepted.length > 0 && { excepted: [...excepted] }),
  });
  if (error) throw error;
  return data as unknown as ChangedMany;
}

/**
 * Puts back what a change of many did, where nobody has changed the row since.
 * @throws the database's error
 */
export async function undoChange(
  client: DataClient,
  batch: string,
): Promise<{ readonly restored: number; readonly left: number }> {
  const { data, error } = await client.rpc('undo_change', { batch });
  if (error) throw error;
  return data as unknown as { restored: number; left: number };
}
