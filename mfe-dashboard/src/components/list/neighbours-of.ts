import type { Neighbours } from '../record-neighbours.tsx';

/** The records before and after the one that is open, among the rows that the list shows. */
export function neighboursOf(
  rows: readonly { readonly id: string }[],
  opened: string,
  addressOf: (id: string) => string,
): Neighbours {
  const at = rows.findIndex(({ id }) => id === opened);
  const beside = (index: number) => {
    const row = at === -1 ? undefined : rows[index];
    return row ? addressOf(row.id) : null;
  };
  return { previous: beside(at - 1), next: beside(at + 1) };
}
