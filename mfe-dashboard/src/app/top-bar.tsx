import { useEffect, useRef } from 'react';
import { type Role, roleLabel, roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { paths } from 'shared-contract/paths';
import { RoleBadge } from 'shared-ui/badge';
import { Icon } from 'shared-ui/icon';
import { Logo } from 'shared-ui/logo';
import { Link, NavLink, useLocation } from 'shared-ui/router';
import { Bell } from '../features/notifications/bell.tsx';
import { SearchAndGo } from '../features/palette/search-and-go.tsx';
import { displayName } from '../lib/names.ts';
import { leftList } from '../lib/navigation.ts';
import { useMayTrain } from '../lib/use-data-query.ts';
import { Avatar } from '../ui/avatar.tsx';
import { menuOf, useDeclaredPages } from './menu-items.ts';
import { UserMenu } from './user-menu.tsx';

/** `NavLink` sets `aria-current` on the current page's link, and the styles use it. */
function SidebarNav({ role, onNavigate }: { role: Role; onNavigate?: () => void }) {
  const { pathname } = useLocation();
  const menu = menuOf(role, useDeclaredPages(), useMayTrain().mayTrain);
  return (
    <nav aria-label="Dashboard">
      <ul className="flex flex-col gap-0.5">
        {menu.map(({ label, to, icon }) => (
          <li key={`${to} ${label}`}>
            <NavLink
              // Reopens a list with the filters the user left. If the user is already on it, the link clears the
              // filters.
              to={pathname === to ? to : `${to}${leftList(to)}`}
              end={to === paths.dashboard.index}
              onClick={onNavigate}
              className="flex min-h-control items-center gap-3 border-l-2 border-transparent px-3 hover:bg-ground aria-[current=page]:border-copper aria-[current=page]:bg-ground aria-[current=page]:font-semibold"
            >
              <Icon name={icon} className="text-muted" />
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Sidebar({ className = '', onNavigate }: { className?: string; onNavigate?: () => void }) {
  const { user, profile } = useSession();
  const role = roleOf(profile);
  const name = displayName(profile, user?.email);
  return (
    <div className={`flex-col gap-4 p-3 ${className}`}>
      <div className="flex items-center gap-3 border-b border-line pb-4">
        <span className="size-10 shrink-0">
          <Avatar name={name} path={profile?.avatar_path} />
        </span>
        <div className="flex min-w-0 flex-col items-start gap-1">
          <p title={name} className="w-full truncate font-semibold">
            {name}
          </p>
          <RoleBadge role={role} label={roleLabel(role)} />
        </div>
      </div>
      <SidebarNav role={role} {...(onNavigate ? { onNavigate } : {})} />
    </div>
  );
}

const iconButton =
  'hover:border-edge flex size-11 cursor-pointer items-center justify-center rounded-md border border-transparent';

/** Uses the browser's modal dialog, which traps focus, closes on Escape, and restores focus without extra code. */
function NavDrawer() {
  const dialog = useRef<HTMLDialogElement>(null);
  const { pathname } = useLocation();
  const close = () => dialog.current?.close();
  useEffect(close, [pathname]);
  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label="Open menu"
        className={iconButton}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClick={(event) => {
          // Only a click on the backdrop targets the dialog element. All other clicks target its content.
          if (event.target === event.currentTarget) close();
        }}
        className="fixed inset-y-0 left-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto border-r border-line bg-surface p-0 text-ink backdrop:bg-sheet/60"
      >
        <div className="flex min-h-full flex-col">
          <div className="flex items-center justify-between border-b border-line py-1 pr-2 pl-4">
            <p className="font-semibold">Menu</p>
            <button type="button" aria-label="Close menu" className={iconButton} onClick={close}>
              <Icon name="close" />
            </button>
          </div>
          <Sidebar className="flex flex-1" onNavigate={close} />
        </div>
      </dialog>
    </div>
  );
}

export function TopBar() {
  return (
    <header className="flex h-12 items-center gap-2 border-b border-line bg-surface px-2 sm:px-4 print:hidden">
      <NavDrawer />
      {/* On narrow screens, only the mark of the logo fits. */}
      <Link
        to={paths.home}
        className="mr-auto flex min-h-11 shrink-0 items-center px-2 max-[28rem]:w-13 max-[28rem]:overflow-hidden"
      >
        <Logo />
      </Link>
      <SearchAndGo />
      <Bell />
      <UserMenu />
    </header>
  );
}
