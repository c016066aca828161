import { lazy, Suspense, useEffect, useState } from 'react';
import { onSignOut } from 'shared-auth/session-store';
import { loadChunk } from 'shared-ui/late';
import { Icon } from 'shared-ui/icon';
import { forgetRecent } from '../recent.ts';
import { isTakenElsewhere } from '../shortcuts.ts';

const loadPalette = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-palette" */ './palette.tsx'));
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const ShortcutHelp = lazy(async () => ({
  default: (await loadChunk(() => import(/* webpackChunkName: "dashboard-keys" */ './shortcut-help.tsx')))
    .ShortcutHelp,
}));

type Open = 'palette' | 'help' | null;

/** The search of the page one is on, else none. */
const listSearch = () => document.querySelector<HTMLElement>('[data-list-search]');

/** Keys that open something over whatever page one is on. */
function useShortcuts(open: (what: Open) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, isComposing } = event;
      if (isComposing || altKey) return;
      if (key.toLowerCase() === 'k' && (ctrlKey || metaKey)) {
        event.preventDefault();
        open('palette');
      } else if (!ctrlKey && !metaKey && (key === '/' || key === '?') && !isTakenElsewhere(target)) {
        event.preventDefault();
        const field = listSearch();
        if (key === '/' && field) field.focus();
        else open(key === '?' ? 'help' : 'palette');
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
}

/** The way to the palette, and the keys that work everywhere. */
export function SearchAndGo() {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  useShortcuts(setOpen);
  useEffect(() => onSignOut(forgetRecent), []);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadPalette().catch(() => undefined)}
        onClick={() => setOpen('palette')}
        className="flex size-11 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md border border-transparent text-muted hover:border-edge md:h-9 md:w-52 md:justify-start md:border-line md:px-3 md:text-sm"
      >
        <Icon name="search" className="size-5 md:size-4" />
        <span className="sr-only md:not-sr-only">Search and go</span>
        <kbd aria-hidden="true" className="ml-auto hidden font-sans text-sm md:block">
          Ctrl K
        </kbd>
      </button>
      <Suspense fallback={null}>
        {open === 'palette' ? <Palette onClose={close} /> : null}
        {open === 'help' ? <ShortcutHelp onClose={close} /> : null}
      </Suspense>
    </>
  );
}
