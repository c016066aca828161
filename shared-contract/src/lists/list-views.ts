import { readListAddress, writeListAddress, type AddressEntries } from './list-address.ts';
import type { ListDefinition } from './list.ts';

export const viewKey = 'view';
const columnsKey = 'cols';
/** Same limit as the check constraint of the table. */
export const LONGEST_VIEW_NAME = 60;

/**
 * Returns the part of an address that a saved view stores. Equal lists yield equal strings, in the order of the address
 * grammar.
 */
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
