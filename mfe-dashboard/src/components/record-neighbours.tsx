import { useEffect, useEffectEvent } from 'react';
import { Button } from 'shared-ui/button';
import { useReplace } from '../lib/use-replace.ts';

export interface Neighbours {
  /** Addresses of the drawers of the rows before and after; none at the ends of what the list shows. */
  readonly previous: string | null;
  readonly next: string | null;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;

/** From one record of the list to the one before and after it, by a press or by k and j. */
export function RecordNeighbours({ previous, next }: Neighbours) {
  const open = useReplace();
  const go = useEffectEvent((event: KeyboardEvent) => {
    const to = event.key === 'j' ? next : event.key === 'k' ? previous : null;
    const isOurs = !event.ctrlKey && !event.metaKey && !event.altKey && !event.isComposing;
    // A dialog over the drawer has the keys.
    if (
      to === null ||
      !isOurs ||
      isTyping(event.target) ||
      document.querySelectorAll('[role="dialog"]').length > 1
    )
      return;
    open(to);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => go(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const way = (to: string | null, words: string) =>
    to === null ? null : (
      <Button variant="quiet" size="sm" onClick={() => open(to)}>
        {words}
      </Button>
    );
  if (previous === null && next === null) return null;
  return (
    <div className="ml-auto flex gap-2 print:hidden">
      {way(previous, 'Previous')}
      {way(next, 'Next')}
    </div>
  );
}
