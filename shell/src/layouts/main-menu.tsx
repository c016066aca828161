import { clsx } from 'clsx';
import { useCallback, useEffect, useRef } from 'react';
import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { NavLink, useLocation } from 'shared-ui/router';
import { SessionMenu } from '../features/session-menu/session-menu.tsx';
import { mainLinks } from './navigation.ts';
import { readPopover, usePopover } from './use-popover.ts';

const MENU = 'site-menu';

// Below `lg` a popover under the header; above it the same element is a part of the row, open or not.
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
 * The top navigation, in the page once. On small screens a native popover holds it, so that it opens before the
 * application runs; it closes on Escape, on a click outside, when the focus goes on, on
 * navigation and when the screen grows.
 */
export function MainMenu() {
  const state = usePopover(MENU);
  const isOpen = state === 'open';
  const toggle = useRef<HTMLButtonElement>(null);
  // By the button: that works in browsers without popovers too, where the boot script answers.
  const close = useCallback(() => {
    if (readPopover(MENU) === 'open') toggle.current?.click();
  }, []);
  const location = useLocation();
  const shown = useRef(location);

  useEffect(() => {
    // Not on arrival: somebody may have opened it before the application ran.
    if (shown.current !== location) close();
    shown.current = location;
  }, [close, location]);

  useEffect(() => {
    const onResize = () => {
      const gone = toggle.current?.getClientRects().length === 0;
      if (gone) close();
    };
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [close]);

  return (
    <nav
      aria-label="Main"
      className="flex items-center gap-2 lg:gap-4 print:hidden"
      // The keyboard has gone on to the page behind.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <NavLink
        to={paths.search}
        className="hidden size-11 items-center justify-center rounded-md hover:text-primary aria-[current=page]:text-copper sm:flex"
      >
        <Icon name="search" label="Search" />
      </NavLink>
      <button
        ref={toggle}
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
          <SessionMenu className="max-lg:justify-start" />
          <ButtonLink to={paths.forClients} size="sm">
            Apply Now
          </ButtonLink>
        </div>
      </div>
    </nav>
  );
}
