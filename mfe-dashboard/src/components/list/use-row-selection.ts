import { useCallback, useEffect, useRef } from 'react';

export interface ListSelection {
  readonly ids: ReadonlySet<string>;
  readonly change: (ids: ReadonlySet<string>) => void;
}

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
    const next = new Set(selection.ids);
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
