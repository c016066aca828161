import { useEffect } from 'react';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import { changedQuery, readListAddress, writeListAddress } from 'shared-contract/lists/list-address';
import { viewKey, viewQueryOf } from 'shared-contract/lists/list-views';
import { useMediaQuery } from 'shared-ui/hooks';
import { useLocation, useNavigate, useSearchParams } from 'shared-ui/router';
import { leaveList } from '../lib/navigation.ts';
import type { Neighbours } from '../ui/record-drawer.tsx';
import { useColumns } from './columns.tsx';

interface Options {
  /** Replaces the history entry, so that typing in the search doesn't add one per key. */
  readonly replace?: boolean;
}

interface DrawerAddress {
  /** The drawer's tab. Without one, the first tab. */
  readonly tab?: string | null;
  readonly isEdit?: boolean;
}

function withoutDrawer(address: URLSearchParams, { drawerKey }: ListDefinition): URLSearchParams {
  const params = new URLSearchParams(address);
  for (const key of [drawerKey, 'tab', 'mode']) params.delete(key);
  return params;
}

/** Stores a list's query in the address, so that links and Back restore it. */
export function useListAddress(list: ListDefinition) {
  const [address, setAddress] = useSearchParams();
  const { query, unknown } = readListAddress(list, address);
  const { pathname } = useLocation();
  const replaced = (next: ListQuery, current: URLSearchParams) => {
    const params = new URLSearchParams(writeListAddress(list, next, current));
    // Nothing is filtered, so no saved view is active.
    if (viewQueryOf(list, params) === '') params.delete(viewKey);
    return params;
  };
  const written = (next: Partial<ListQuery>, current: URLSearchParams) =>
    replaced(changedQuery(readListAddress(list, current).query, next), current);
  const left = withoutDrawer(address, list).toString();
  useEffect(() => leaveList(pathname, left), [pathname, left]);
  const drawerAddress = (id: string | null, { tab = null, isEdit = false }: DrawerAddress = {}): string => {
    const params = withoutDrawer(address, list);
    for (const [key, value] of [
      [list.drawerKey, id],
      ['tab', tab],
      ['mode', isEdit ? 'edit' : null],
    ] as const)
      if (value !== null) params.set(key, value);
    return `?${params.toString()}`;
  };
  return {
    query,
    unknown,
    opened: address.get(list.drawerKey),
    change: (next: Partial<ListQuery>, { replace = false }: Options = {}) =>
      setAddress((current) => written(next, current), { replace, preventScrollReset: true }),
    clear: () =>
      setAddress(
        (current) =>
          replaced({ ...readListAddress(list, current).query, q: '', page: 1, filters: {} }, current),
        { preventScrollReset: true },
      ),
    addressOf: (next: Partial<ListQuery>): string => `?${written(next, address).toString()}`,
    tab: address.get('tab'),
    isEdit: address.get('mode') === 'edit',
    recordAddress: drawerAddress,
  };
}

/** State of a list's screen. The address stores it, except for the width of the window. */
export function useListScreen<List extends ListDefinition>(list: List, role: string) {
  const address = useListAddress(list);
  const { q, filters } = address.query;
  const navigate = useNavigate();
  return {
    ...address,
    list,
    role,
    columns: useColumns(list, role),
    open: (...record: Parameters<typeof address.recordAddress>) =>
      void navigate(address.recordAddress(...record), {
        preventScrollReset: true,
        state: { isOpenedHere: true },
      }),
    /** True for a table, false for cards. */
    isTable: useMediaQuery('(min-width: 48rem)'),
    isNarrowed: q !== '' || Object.keys(filters).length > 0,
    /** The role's filters, and any other that is active, so that the user can remove it. */
    filters: list.filters.filter(
      ({ key, roles }) => roles === undefined || roles.includes(role) || filters[key] !== undefined,
    ),
  };
}

export type ListScreen<List extends ListDefinition = ListDefinition> = ReturnType<typeof useListScreen<List>>;

/** Returns the addresses of the records before and after the open one. */
export function neighboursOf(
  rows: readonly { readonly id: string }[],
  opened: string,
  addressOf: (id: string) => string,
): Neighbours {
  const at = rows.findIndex(({ id }) => id === opened);
  const addressAt = (index: number) => {
    const row = at === -1 ? undefined : rows[index];
    return row ? addressOf(row.id) : null;
  };
  return { previous: addressAt(at - 1), next: addressAt(at + 1) };
}

export interface DrawerProps {
  readonly id: string;
  readonly neighbours: Neighbours;
  readonly closedAddress: string;
}

/** Returns the props of the open record's drawer. Null if none is open. */
export function drawerOf(
  { opened, recordAddress }: Pick<ListScreen, 'opened' | 'recordAddress'>,
  rows: readonly { readonly id: string }[] = [],
): DrawerProps | null {
  if (opened === null) return null;
  return {
    id: opened,
    neighbours: neighboursOf(rows, opened, (id) => recordAddress(id)),
    closedAddress: recordAddress(null),
  };
}
