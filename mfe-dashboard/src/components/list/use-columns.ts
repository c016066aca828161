import { useMemo } from 'react';
import { nameColumn } from './list-head.tsx';
import type { ListDefinition } from 'shared-contract/lists/list';
import { useMediaQuery } from 'shared-ui/hooks';
import { useSearchParams } from 'shared-ui/router';

const COLUMNS = 'cols';

/**
 * The columns that a list shows: those of the address, else as many as the window has room for. The one that names
 * the rows always stays, and nobody sees a column of another role.
 */
export function useColumns(list: ListDefinition, role: string) {
  const [address, setAddress] = useSearchParams();
  const isWide = useMediaQuery('(min-width: 80rem)');
  const isWidest = useMediaQuery('(min-width: 100rem)');
  const chosen = address.get(COLUMNS);
  const mine = useMemo(
    () => list.columns.filter(({ roles }) => roles === undefined || roles.includes(role)),
    [list, role],
  );
  const shown = useMemo(() => {
    const usual = mine
      .filter(({ priority }) => priority <= (isWidest ? 3 : isWide ? 2 : 1))
      .map(({ id }) => id);
    if (chosen === null) return usual;
    const wanted = chosen.split(',').filter((id) => mine.some((column) => column.id === id));
    const name = nameColumn(mine);
    const isElsewhere = name === undefined || (name !== mine[0] && wanted.includes(name.id));
    return [...new Set(isElsewhere ? wanted : [name.id, ...wanted])];
  }, [chosen, isWide, isWidest, mine]);
  const choose = (ids: readonly string[] | null) =>
    setAddress(
      (current) => {
        const params = new URLSearchParams(current);
        if (ids === null) params.delete(COLUMNS);
        else params.set(COLUMNS, ids.join(','));
        return params;
      },
      { preventScrollReset: true },
    );
  return { columns: mine, shown, isChosen: chosen !== null, choose };
}
