import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { onSignOut } from 'shared-auth/session-store';
import { recentPrefix } from 'shared-contract/stored-keys';
import { loadChunk } from 'shared-ui/chunks';
import { Icon } from 'shared-ui/icon';
import { useNavigate } from 'shared-ui/router';
import { forgetLastChange, undoLastChange } from '../../lib/events.ts';
import { forgetStored } from '../../lib/sign-out.ts';
import { useSingleKeys } from '../../lib/single-keys.ts';
import { type PageShortcut, pageShortcuts, isTakenElsewhere, isWrittenInto } from './shortcuts.ts';

/** Maximum ms between the two keys of a chord. */
const CHORD_MS = 1500;

const listSearch = () => document.querySelector<HTMLElement>('[data-list-search]');

interface KeyActions {
  readonly open: (what: 'palette' | 'help') => void;
  readonly go: (to: string) => void;
  readonly pages: readonly PageShortcut[];
}

/** Global shortcuts. Listens in the capture phase, before the page does, and stops only the events that it handles. */
function useKeys({ open, go, pages }: KeyActions): void {
  const isSingleOn = useSingleKeys();
  const began = useRef<number | null>(null);

  /** Handles Ctrl or Cmd shortcuts. Returns true if it did something. */
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
        ? pages.find(({ letter }) => letter === key.toLowerCase())
        : undefined;
    if (place) go(place.to);
    else if (key === 'g') began.current = timeStamp;
    else if (key === '/' && listSearch()) listSearch()?.focus();
    else if (key === '/' || key === '?') open(key === '?' ? 'help' : 'palette');
    else return false;
    // Don't consume the first key of a chord: a list may use it.
    return key !== 'g' || place !== undefined;
  };

  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (isComposing || altKey) return;
    if (ctrlKey || metaKey ? !withModifier(key.toLowerCase(), event) : !alone(event)) return;
    event.preventDefault();
    event.stopPropagation();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}

const loadPalette = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-palette" */ './palette.tsx'));
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const ShortcutHelp = lazy(async () => ({
  default: (await loadChunk(() => import(/* webpackChunkName: "dashboard-keys" */ './shortcut-help.tsx')))
    .ShortcutHelp,
}));

type Open = 'palette' | 'help' | null;

export function SearchAndGo() {
  const [open, setOpen] = useState<Open>(null);
  const navigate = useNavigate();
  const pages = pageShortcuts(roleOf(useSession().profile));
  const close = () => setOpen(null);
  useKeys({ open: setOpen, go: (to) => void navigate(to), pages });
  useEffect(
    () =>
      onSignOut(() => {
        forgetStored(recentPrefix);
        forgetLastChange();
      }),
    [],
  );
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
        {open === 'palette' ? <Palette onClose={close} onHelp={() => setOpen('help')} /> : null}
        {open === 'help' ? <ShortcutHelp onClose={close} pages={pages} /> : null}
      </Suspense>
    </>
  );
}
