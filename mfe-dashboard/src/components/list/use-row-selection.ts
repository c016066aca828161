import { useCallback, useEffect, useRef, useState } from 'react';

export interface ListSelection {
  readonly ids: ReadonlySet<string>;
  readonly change: (ids: ReadonlySet<string>) => void;
  /** Everything that matches is selected: how many there were. Null where single rows are. */
  readonly all: number | null;
  readonly chooseAll: (total: number) => void;
  readonly clear: () => void;
  /** On cards: whether their boxes are shown. */
  readonly isChoosing: boolean;
  readonly setChoosing: (isChoosing: boolean) => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * What is selected in a list. Rows stay selected on other pages and under other filters; everything that matches is let go
 * with its filter.
 * @param filter the filter in words that are equal for equal ones
 */
export function useListSelection(filter: string): ListSelection {
  const [ids, setIds] = useState(NONE);
  const [every, setEvery] = useState<{ filter: string; total: number } | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  return {
    ids: every !== null && every.filter !== filter ? NONE : ids,
    all: every?.filter === filter ? every.total : null,
    isChoosing,
    change: (next) => {
      setEvery(null);
      setIds(next);
    },
    chooseAll: (total) => setEvery({ filter, total }),
    clear: () => {
      setEvery(null);
      setIds(NONE);
    },
    setChoosing: (is) => {
      setIsChoosing(is);
      if (is) return;
      setEvery(null);
      setIds(NONE);
    },
  };
}

/** How many rows are selected. */
export const selectedCount = ({ ids, all }: ListSelection): number => all ?? ids.size;

/** The ids from the one that was ticked last to this one, within the page. */
function rangeOf(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const [first, last] = [ids.indexOf(from ?? to), ids.indexOf(to)].sort((a, b) => a - b);
  return first === undefined || first < 0 ? [to] : ids.slice(first, (last ?? first) + 1);
}

/** Ticking rows of a page: one, or all from the one that was ticked before (with Shift), or the page. */
export function useRowSelection(selection: ListSelection | undefined, ids: readonly string[]) {
  const anchor = useRef<string | null>(null);
  const select = (id: string, isSelected: boolean, isRange: boolean) => {
    if (!selection) return;
    // One that is let go of everything leaves the rest of this page.
    const next = new Set(selection.all === null ? selection.ids : ids);
    for (const one of isRange ? rangeOf(ids, anchor.current, id) : [id]) {
      if (isSelected) next.add(one);
      else next.delete(one);
    }
    anchor.current = id;
    selection.change(next);
  };
  const selectPage = (isSelected: boolean) => {
    if (!selection) return;
    const next = new Set(selection.ids);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    selection.change(next);
  };
  // Rows are not drawn again for it: they keep one that asks for the present selection.
  const latest = useRef(select);
  useEffect(() => {
    latest.current = select;
  });
  const onSelect = useCallback<typeof select>((...given) => latest.current(...given), []);
  return { onSelect: selection ? onSelect : undefined, selectPage };
}
