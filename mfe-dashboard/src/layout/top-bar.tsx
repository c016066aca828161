import { paths } from 'shared-contract/paths';
import { Logo } from 'shared-ui/logo';
import { Link } from 'shared-ui/router';
import { Bell } from '../features/notifications/components/bell.tsx';
import { SearchAndGo } from '../features/palette/components/search-and-go.tsx';
import { NavDrawer } from './nav-drawer.tsx';
import { UserMenu } from './user-menu.tsx';

export function TopBar() {
  return (
    <header className="flex h-12 items-center gap-2 border-b border-line bg-surface px-2 sm:px-4 print:hidden">
      <NavDrawer />
      {/* Where there is no room for the name, its mark is the way home. */}
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
