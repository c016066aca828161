import { clsx } from 'clsx';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSession } from 'shared-auth/session-provider';
import { OPEN_ATTRIBUTE } from 'shared-contract/page-events';
import { paths } from 'shared-contract/paths';
import { Button, ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Container } from 'shared-ui/layout';
import { Logo } from 'shared-ui/logo';
import { Link, NavLink, useLocation } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import { useSignOut } from '../features/shared/use-sign-out.ts';
import { mainLinks } from './main-links.ts';

/**
 * Sign In, or the links to the dashboard and Sign Out. Until the session is known, it looks signed out. It reserves the
 * width of the wider variant from the start, so that nothing next to it moves.
 */
export function SessionMenu() {
  const { user } = useSession();
  const [isBusy, signOut] = useSignOut(() => notify.success('You are signed out.'));
  return (
    <div
      data-slot="session-menu"
      className="flex min-h-11 items-center justify-end gap-2 max-lg:justify-start sm:min-w-56"
    >
      {user ? (
        <>
          <ButtonLink to={paths.dashboard.index} variant="quiet" size="sm">
            Dashboard
          </ButtonLink>
          <Button variant="secondary" size="sm" busy={isBusy} onClick={signOut}>
            Sign Out
          </Button>
        </>
      ) : (
        <ButtonLink to={paths.login} variant="secondary" size="sm">
          Sign In
        </ButtonLink>
      )}
    </div>
  );
}

const MENU = 'site-menu';

type MenuState = 'open' | 'closed' | 'unknown';

/** Reads the current state, because a native popover reports a change one task later. */
function readMenu(): MenuState {
  const menu = document.getElementById(MENU);
  // Browsers without popovers reject the selector too.
  return menu?.matches('popover' in menu ? ':popover-open' : `[${OPEN_ATTRIBUTE}]`) ? 'open' : 'closed';
}

function subscribeMenu(changed: () => void): () => void {
  const menu = document.getElementById(MENU);
  menu?.addEventListener('toggle', changed);
  return () => menu?.removeEventListener('toggle', changed);
}

const menuButton = () => document.querySelector<HTMLElement>(`[popovertarget="${MENU}"]`);

/** Through the button, because that also works in browsers without popovers, where the boot script handles it. */
function closeMenu(): void {
  if (readMenu() === 'open') menuButton()?.click();
}

// Below `lg` a popover under the header. Above, the same element is part of the row, open or not.
const panel = clsx(
  'fixed inset-x-0 top-16 bottom-auto h-fit max-h-[calc(100dvh-4rem)] w-full overflow-y-auto',
  'border-b border-line bg-ground px-4 pt-2 pb-6 text-ink sm:px-6',
  'lg:static lg:flex lg:max-h-none lg:w-auto lg:items-center lg:gap-4 lg:overflow-visible lg:border-0 lg:p-0 xl:gap-8',
);

const link = clsx(
  'flex min-h-12 items-center border-b border-line font-semibold hover:text-primary-hover',
  'aria-[current=page]:border-copper aria-[current=page]:text-copper lg:min-h-11 lg:border-b-2 lg:border-transparent lg:text-sm xl:text-base',
  'lg:hover:border-edge lg:aria-[current=page]:border-copper',
);

/**
 * The top navigation, once per page. On small screens it is in a native popover, so that it opens before the
 * application runs. The browser opens it, handles Escape and outside clicks, and restores focus. It also closes on a move
 * of the focus, a navigation, and a resize to a large screen.
 */
function MainMenu() {
  // Unknown in prerendered HTML, because only the browser knows whether it is open.
  const state = useSyncExternalStore<MenuState>(subscribeMenu, readMenu, () => 'unknown');
  const isOpen = state === 'open';
  const location = useLocation();
  const shown = useRef(location);

  useEffect(() => {
    // Not on mount: the user may have opened it before the application started.
    if (shown.current !== location) closeMenu();
    shown.current = location;
  }, [location]);

  useEffect(() => {
    const onResize = () => {
      if (menuButton()?.getClientRects().length === 0) closeMenu();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  return (
    <nav
      aria-label="Main"
      className="flex items-center gap-2 lg:gap-4 print:hidden"
      // Focus has moved to the page behind the menu.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) closeMenu();
      }}
    >
      <NavLink
        to={paths.search}
        className="hidden size-11 items-center justify-center rounded-md hover:text-primary aria-[current=page]:text-copper sm:flex"
      >
        <Icon name="search" label="Search" />
      </NavLink>
      <button
        type="button"
        popoverTarget={MENU}
        aria-controls={MENU}
        aria-expanded={state === 'unknown' ? undefined : isOpen}
        className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-edge px-3 font-semibold lg:hidden"
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
        Menu
      </button>
      <div id={MENU} popover="auto" className={panel}>
        <ul className="lg:flex lg:gap-4 xl:gap-6">
          {mainLinks.map(({ label, to }) => (
            <li key={to}>
              <NavLink to={to} end className={link}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
        <NavLink to={paths.search} className={clsx(link, 'sm:hidden')}>
          Search
        </NavLink>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 lg:mt-0 lg:flex-nowrap">
          <SessionMenu />
          <ButtonLink to={paths.forClients} size="sm">
            Apply Now
          </ButtonLink>
        </div>
      </div>
    </nav>
  );
}

/** The header of every public page. It stays visible; `scroll-padding-top` positions focused elements below it. */
export function SiteHeader() {
  return (
    <header
      data-slot="site-header"
      className="sticky top-0 z-40 border-b border-line bg-ground print:static print:border-0"
    >
      <Container className="flex h-16 items-center justify-between gap-4 lg:h-18">
        <Link to={paths.home} className="flex min-h-11 items-center">
          <Logo />
        </Link>
        <MainMenu />
      </Container>
    </header>
  );
}
