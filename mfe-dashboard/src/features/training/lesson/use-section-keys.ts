import { useEffect, useEffectEvent } from 'react';
import { useSingleKeys } from '../../../lib/single-keys.ts';

/** Whether letters belong to what has focus, or to a dialog over the page. */
const isTaken = (target: EventTarget | null): boolean =>
  document.querySelector('[role="dialog"], dialog[open], [role="menu"]') !== null ||
  (target instanceof Element &&
    target.closest('input:not([type="radio"]), select, textarea, [contenteditable]') !== null);

/** [ and ] go to the section before and after, unless somebody types or has switched single keys off. */
export function useSectionKeys(before: (() => void) | null, after: (() => void) | null): void {
  const isOn = useSingleKeys();
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, isComposing, repeat, target } = event;
    if (!isOn || ctrlKey || metaKey || isComposing || repeat || isTaken(target)) return;
    const act = key === '[' ? before : key === ']' ? after : null;
    if (act === null) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
