import { useEffect, useEffectEvent, useRef } from 'react';
import { undoLastChange } from '../../lib/last-change.ts';
import { useSingleKeys } from '../../lib/single-keys.ts';
import { isTakenElsewhere, isWrittenInto, type GoPlace } from './shortcuts.ts';

/** The second key of two comes within this time, or means itself. */
const CHORD_MS = 1500;

/** The search of the page one is on, else none. */
const listSearch = () => document.querySelector<HTMLElement>('[data-list-search]');

interface Ways {
  readonly open: (what: 'palette' | 'help') => void;
  readonly go: (to: string) => void;
  readonly places: readonly GoPlace[];
}

/** The keys that work on every page. They are heard before anything in the page hears them, and only theirs are kept. */
export function useKeys({ open, go, places }: Ways): void {
  const isSingleOn = useSingleKeys();
  const began = useRef<number | null>(null);

  /** With Ctrl or Cmd; true for a key that did something. */
  const withModifier = (key: string, { shiftKey, target }: KeyboardEvent): boolean => {
    if (key === 'k') {
      open('palette');
      return true;
    }
    return key === 'z' && !shiftKey && !isWrittenInto(target) && undoLastChange();
  };

  const alone = ({ key, timeStamp, repeat, target }: KeyboardEvent): boolean => {
    const first = began.current;
    began.current = null;
    if (!isSingleOn || repeat || isTakenElsewhere(target)) return false;
    const place =
      first !== null && timeStamp - first < CHORD_MS
        ? places.find(({ letter }) => letter === key.toLowerCase())
        : undefined;
    if (place) go(place.to);
    else if (key === 'g') began.current = timeStamp;
    else if (key === '/' && listSearch()) listSearch()?.focus();
    else if (key === '/' || key === '?') open(key === '?' ? 'help' : 'palette');
    else return false;
    // The first key of two is still whatever it is in a list.
    return key !== 'g' || place !== undefined;
  };

  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (isComposing || altKey) return;
    if (ctrlKey || metaKey ? !withModifier(key.toLowerCase(), event) : !alone(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
