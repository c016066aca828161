import { callRpc } from 'shared-auth/call-rpc';
import type { Json } from 'shared-auth/database.types';
import type { DataClient } from 'shared-auth/supabase-client';
import type { FilterOfMany } from 'shared-contract/lists/list-filter';
import { bulkChange } from 'shared-contract/rpc/batches';

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

/**
 * Changes all of them, or none where they are another number by now.
 * @throws RpcError `PT409` where the number is another
 */
export const changeMany = (
  client: DataClient,
  change: ChangeOfMany,
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
