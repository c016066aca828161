import { formatNumber } from 'shared-contract/format';
import { callRpc } from 'shared-auth/call-rpc';
import type { Json } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';
import type { FilterOfMany } from 'shared-contract/lists/list-filter';
import { bulkChange, undo } from 'shared-contract/rpc/rpc';

/** The new value for each row. Null removes the coach or the assignee. */
export type BulkChangeValue =
  | { readonly status: string }
  | { readonly coach: string | null }
  | { readonly assigned: string | null };

/** Rows by id, or all rows that match a filter. `expected` is the number of rows that the user saw. */
export interface ChosenRows {
  readonly list: 'clients' | 'leads';
  readonly expected: number;
  readonly ids?: readonly string[];
  readonly filter?: FilterOfMany;
  /** Ids to exclude from the filter's rows. */
  readonly excepted?: readonly string[];
}

/**
 * Changes all of the rows or none.
 * @throws RpcError `PT409` if the number of rows is no longer `expected`
 */
export const changeRows = (
  client: DataClient,
  change: BulkChangeValue,
  { list, expected, ids, filter, excepted = [] }: ChosenRows,
) =>
  callRpc(client, bulkChange, {
    list,
    change,
    expected,
    ...(ids && { ids: [...ids] }),
    ...(filter && { filter: filter as Json }),
    ...(excepted.length > 0 && { excepted: [...excepted] }),
  });

/** Result of an undo. `left` counts the rows that another user has changed since. */
type Undone = Awaited<ReturnType<typeof undoBatch>>;

/** Undoes the caller's bulk change or import. */
export const undoBatch = (client: DataClient, batch: string) => callRpc(client, undo, { batch });

/** Formats the result of an undo. Rows that others changed since aren't restored. */
export const undoMessage = ({ restored, left }: Undone): string =>
  left === 0
    ? 'Undone'
    : `Undone for ${formatNumber(restored)} of ${formatNumber(restored + left)}; ${formatNumber(left)} ${left === 1 ? 'was' : 'were'} changed by others in the meantime`;
