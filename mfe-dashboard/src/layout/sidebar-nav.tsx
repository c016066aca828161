import type { Role } from 'shared-auth/roles';
import { paths } from 'shared-contract/paths';
import { Icon } from 'shared-ui/icon';
import { NavLink, useLocation } from 'shared-ui/router';
import { leftList } from '../lib/left-lists.ts';
import { useMayTrain } from '../lib/use-may-train.ts';
import { menuOf, useDeclaredPages } from './menu-items.ts';

/** NavLink marks the page one is on with `aria-current`, which the styles follow. */
export function SidebarNav({ role, onNavigate }: { role: Role; onNavigate?: () => void }) {
  const { pathname } = useLocation();
  const menu = menuOf(role, useDeclaredPages(), useMayTrain().mayTrain);
  return (
    <nav aria-label="Dashboard">
      <ul className="flex flex-col gap-0.5">
        {menu.map(({ label, to, icon }) => (
          <li key={`${to} ${label}`}>
            <NavLink
              // A list is as it was left; from the list itself the way leads to all of it.
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
