import { lazy, Suspense, useEffect, useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { onSignOut } from 'shared-auth/session-store';
import { loadChunk } from 'shared-ui/chunks';
import { Icon } from 'shared-ui/icon';
import { useNavigate } from 'shared-ui/router';
import { useDeclaredPages } from '../../../layout/menu-items.ts';
import { forgetLastChange } from '../../../lib/last-change.ts';
import { forgetRecent } from '../recent.ts';
import { goPlaces } from '../shortcuts.ts';
import { useKeys } from '../use-keys.ts';

const loadPalette = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-palette" */ './palette.tsx'));
const Palette = lazy(async () => ({ default: (await loadPalette()).Palette }));
const ShortcutHelp = lazy(async () => ({
  default: (await loadChunk(() => import(/* webpackChunkName: "dashboard-keys" */ './shortcut-help.tsx')))
    .ShortcutHelp,
}));

type Open = 'palette' | 'help' | null;

/** The way to the palette, and the keys that work everywhere. */
export function SearchAndGo() {
  const [open, setOpen] = useState<Open>(null);
  const navigate = useNavigate();
  const places = goPlaces(roleOf(useSession().profile), useDeclaredPages());
  const close = () => setOpen(null);
  useKeys({ open: setOpen, go: (to) => void navigate(to), places });
  useEffect(
    () =>
      onSignOut(() => {
        forgetRecent();
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
        {open === 'help' ? <ShortcutHelp onClose={close} places={places} /> : null}
      </Suspense>
    </>
  );
}
