import { useSession } from 'shared-auth/session-provider';
import { Monogram } from 'shared-ui/drawing';
import { Icon } from 'shared-ui/icon';
import type { MenuItem } from 'shared-ui/menu';
import { LazyMenu } from '../components/lazy-menu.tsx';
import { displayName } from '../lib/display-name.ts';
import { useSignOut } from '../lib/use-sign-out.ts';
import { ownPages } from '../own-pages.ts';

export function UserMenu() {
  const { user, profile } = useSession();
  const signOut = useSignOut();
  const name = displayName(profile, user?.email);
  const face = (
    <>
      <span className="size-9 shrink-0">
        <Monogram name={name} />
      </span>
      <span className="sr-only">User menu, </span>
      <span className="sr-only md:not-sr-only md:max-w-48 md:truncate">{name}</span>
      <Icon name="chevron-down" className="hidden text-muted md:block" />
    </>
  );
  const items: readonly MenuItem[] = [
    { id: 'settings', label: 'Settings', icon: 'settings', to: ownPages.settings.path },
    { id: 'profile', label: 'Profile', icon: 'user', to: ownPages.profile.path },
    { id: 'sign-out', label: 'Sign Out', icon: 'log-out', separated: true, onSelect: () => void signOut() },
  ];
  return (
    <LazyMenu
      label="User menu"
      items={items}
      className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-1 sm:px-2"
    >
      {face}
    </LazyMenu>
  );
}
