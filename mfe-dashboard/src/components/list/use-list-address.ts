import { changedQuery, readListAddress, writeListAddress } from 'shared-contract/lists/list-address';
import type { ListDefinition, ListQuery } from 'shared-contract/lists/list';
import { useSearchParams } from 'shared-ui/router';

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

/** What a list is asked for stands in the address, so that it can be linked to and Back leads to it. */
export function useListAddress(list: ListDefinition) {
  const [address, setAddress] = useSearchParams();
  const { query, unknown } = readListAddress(list, address);
  const written = (next: Partial<ListQuery>, current: URLSearchParams) =>
    new URLSearchParams(
      writeListAddress(list, changedQuery(readListAddress(list, current).query, next), current),
    );
  const drawerAddress = (id: string | null, { tab = null, isEdit = false }: DrawerAddress = {}): string => {
    const params = new URLSearchParams(address);
    for (const [key, value] of [
      [list.drawerKey, id],
      ['tab', tab],
      ['mode', isEdit ? 'edit' : null],
    ] as const)
      if (value === null) params.delete(key);
      else params.set(key, value);
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
