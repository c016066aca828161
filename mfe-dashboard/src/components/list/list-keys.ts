import type { KeyboardEvent } from 'react';

interface Ways {
  /** Id of the row in which focus is. */
  readonly onToggle?: (id: string, isRange: boolean) => void;
  /** Any other key, with the row; whether it did something. */
  readonly onKey?: (key: string, id: string) => boolean;
  readonly onPastEnd?: () => void;
  readonly onPastStart?: () => void;
}

const links = (region: Element): HTMLElement[] => [
  ...region.querySelectorAll<HTMLElement>('[data-row-link]'),
];
/** Keys belong to what is typed into, and to what opens or ticks by them. */
const isTaken = (target: Element): boolean =>
  target.matches('select, textarea, input:not([type="checkbox"]), [contenteditable]');

/**
 * Ways by key through the rows while focus is within their region: j or ↓ and k or ↑ to the next and the previous row,
 * Home and End, x to select (with Shift, from the one that was selected last), and the keys of what can be done with a row. Past the last row the next page follows.
 */
export function listKeys({ onToggle, onKey, onPastEnd, onPastStart }: Ways) {
  return (event: KeyboardEvent<HTMLElement>): void => {
    const { target, currentTarget: region, key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (!(target instanceof Element) || isTaken(target)) return;
    const rows = links(region);
    const at = rows.findIndex((link) => link.closest('[data-row]')?.contains(target));
    const go = (to: number): void => {
      event.preventDefault();
      const row = rows[to];
      if (row) row.focus();
      else if (to >= rows.length) onPastEnd?.();
      else onPastStart?.();
    };
    if (key === 'j' || key === 'ArrowDown') go(at + 1);
    else if (key === 'k' || key === 'ArrowUp') go(at === -1 ? rows.length - 1 : at - 1);
    else if (key === 'Home') go(0);
    else if (key === 'End') go(rows.length - 1);
    else if (at !== -1) {
      const id = rows[at]?.dataset['rowLink'];
      if (id === undefined) return;
      const isSelecting = key.toLowerCase() === 'x' && onToggle !== undefined;
      if (isSelecting) onToggle(id, event.shiftKey);
      if (isSelecting || (onKey?.(key, id) ?? false)) event.preventDefault();
    }
  };
}
