import { changedQuery, readListAddress, writeListAddress } from 'shared-contract/lists/list-address';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import { viewKey, viewQueryOf } from 'shared-contract/lists/list-views';
import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'shared-ui/router';
import { leaveList } from '../../lib/left-lists.ts';

interface Options {
  /** Takes the place of the present entry of the history, as a search does with each key. */
  readonly replace?: boolean;
}

interface DrawerAddress {
  /** Which part of the record is shown; the first one without. */
  readonly tab?: string | null;
  /** Whether the record is being changed. */
  readonly isEdit?: boolean;
}

function withoutDrawer(address: URLSearchParams, { drawerKey }: ListDefinition): URLSearchParams {
  const params = new URLSearchParams(address);
  for (const key of [drawerKey, 'tab', 'mode']) params.delete(key);
  return params;
}

/** What a list is asked for stands in the address, so that it can be linked to and Back leads to it. */
export function useListAddress(list: ListDefinition) {
  const [address, setAddress] = useSearchParams();
  const { query, unknown } = readListAddress(list, address);
  const { pathname } = useLocation();
  const written = (next: Partial<ListQuery>, current: URLSearchParams) => {
    const params = new URLSearchParams(
      writeListAddress(list, changedQuery(readListAddress(list, current).query, next), current),
    );
    // Nothing that narrows is left: it is the whole list, and no view of it.
    if (viewQueryOf(list, params) === '') params.delete(viewKey);
    return params;
  };
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
    /** Id of the record whose drawer is open. */
    opened: address.get(list.drawerKey),
    change: (next: Partial<ListQuery>, { replace = false }: Options = {}) =>
      setAddress((current) => written(next, current), { replace, preventScrollReset: true }),
    /** Takes away search and filters. */
    clear: () =>
      setAddress((current) => written({ q: '', filters: {} }, current), { preventScrollReset: true }),
    addressOf: (next: Partial<ListQuery>): string => `?${written(next, address).toString()}`,
    tab: address.get('tab'),
    isEdit: address.get('mode') === 'edit',
    recordAddress: drawerAddress,
  };
}
