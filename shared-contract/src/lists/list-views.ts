import { readListAddress, writeListAddress, type AddressEntries } from './list-address.ts';
import type { ListDefinition } from './list.ts';

export const viewKey = 'view';
const columnsKey = 'cols';
/** The table's check. */
export const LONGEST_VIEW_NAME = 60;

/** What a view would keep of an address: equal lists give equal words, in the order of the address's grammar. */
export function viewQueryOf(list: ListDefinition, entries: AddressEntries): string {
  const address = new Map(entries);
  const { query } = readListAddress(list, address);
  const columns = address.get(columnsKey);
  const kept: AddressEntries = [
    ...writeListAddress(list, { ...query, page: 1 }),
    ...(columns === undefined ? [] : [[columnsKey, columns] as const]),
  ];
  return Array.from(kept, ([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
}
