import { useRef, useState } from 'react';
import { useSteady } from '../../lib/use-steady.ts';

export interface ListSelection {
  /** The rows that are selected; where everything that matches is, those that are not. */
  readonly ids: ReadonlySet<string>;
  readonly isSelected: (id: string) => boolean;
  readonly change: (id: string | readonly string[], isSelected: boolean) => void;
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
 * What is selected in a list. Rows stay selected on other pages and under other filters; everything that matches, but for
 * those that were let go, ends with its filter.
 * @param filter the filter in words that are equal for equal ones
 */
export function useListSelection(filter: string): ListSelection {
  const [ids, setIds] = useState(NONE);
  const [every, setEvery] = useState<{ filter: string; total: number } | null>(null);
  const all = every?.filter === filter ? every.total : null;
  const shown = every !== null && all === null ? NONE : ids;
  const [isChoosing, setIsChoosing] = useState(false);
  return {
    ids: shown,
    all,
    isChoosing,
    isSelected: (id) => shown.has(id) === (all === null),
    change: (one, isSelected) => {
      const next = new Set(shown);
      for (const id of typeof one === 'string' ? [one] : one) {
        if (isSelected === (all === null)) next.add(id);
        else next.delete(id);
      }
      // With none of them left, nothing is.
      const isEmpty = all !== null && next.size >= all;
      if (all === null || isEmpty) setEvery(null);
      setIds(isEmpty ? NONE : next);
    },
    chooseAll: (total) => {
      setEvery({ filter, total });
      setIds(NONE);
    },
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
export const selectedCount = ({ ids, all }: Pick<ListSelection, 'ids' | 'all'>): number =>
  all === null ? ids.size : all - ids.size;

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
    selection.change(isRange ? rangeOf(ids, anchor.current, id) : id, isSelected);
    anchor.current = id;
  };
  const selectPage = (isSelected: boolean) => {
    selection?.change(ids, isSelected);
  };
  // Rows are not drawn again for it: they keep one that asks for the present selection.
  const onSelect = useSteady(select);
  return { onSelect: selection ? onSelect : undefined, selectPage };
}
