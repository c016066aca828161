import { useRef, useState } from 'react';
import type { ListQuery } from 'shared-contract/lists/list';
import { Button } from 'shared-ui/button';
import { useStableCallback } from '../lib/events.ts';

export interface ListSelection {
  /** Selected rows or, if all matching rows are selected, the rows that aren't. */
  readonly ids: ReadonlySet<string>;
  readonly isSelected: (id: string) => boolean;
  readonly change: (id: string | readonly string[], isSelected: boolean) => void;
  /** Number of rows if all matching rows are selected. Null if individual rows are selected. */
  readonly all: number | null;
  readonly chooseAll: (total: number) => void;
  readonly clear: () => void;
  /** Whether cards show their checkboxes. */
  readonly isChoosing: boolean;
  readonly setChoosing: (isChoosing: boolean) => void;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Selection of a list. Individual rows stay selected on other pages and with other filters. A selection of all matching
 * rows ends when the filter changes.
 */
export function useListSelection({ q, filters }: Pick<ListQuery, 'q' | 'filters'>): ListSelection {
  const filter = JSON.stringify([q, filters]);
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
      // All rows were deselected, so the selection is empty.
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

export const selectedCount = ({ ids, all }: Pick<ListSelection, 'ids' | 'all'>): number =>
  all === null ? ids.size : all - ids.size;

/** Returns the ids on this page from the last selected row to this one. */
function rangeOf(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const [first, last] = [ids.indexOf(from ?? to), ids.indexOf(to)].sort((a, b) => a - b);
  return first === undefined || first < 0 ? [to] : ids.slice(first, (last ?? first) + 1);
}

/** Returns a stable function that selects a row or, with `isRange`, the rows from the last selected one. */
export function useRowSelection(selection: ListSelection | undefined, ids: readonly string[]) {
  const anchor = useRef<string | null>(null);
  const onSelect = useStableCallback((id: string, isSelected: boolean, isRange: boolean) => {
    selection?.change(isRange ? rangeOf(ids, anchor.current, id) : id, isSelected);
    anchor.current = id;
  });
  return selection ? onSelect : undefined;
}

export function SelectRows({ selection }: { readonly selection: ListSelection }) {
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-pressed={selection.isChoosing}
      onClick={() => selection.setChoosing(!selection.isChoosing)}
    >
      Select
    </Button>
  );
}
