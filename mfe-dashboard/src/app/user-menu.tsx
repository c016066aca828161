import { lazy, Suspense, useState } from 'react';
import { roleLabel, roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { RoleBadge } from 'shared-ui/badge';
import { loadChunk } from 'shared-ui/chunks';
import { Icon } from 'shared-ui/icon';
import type { MenuProps } from 'shared-ui/menu';
import { type Theme, useTheme } from 'shared-ui/theme';
import { displayName } from '../lib/names.ts';
import { useSignOut } from '../lib/sign-out.ts';
import { dashboardPages } from '../page-list.ts';
import { Avatar } from '../ui/avatar.tsx';
import { LazyMenu } from '../ui/lazy-menu.tsx';

const AboutSite = lazy(async () => ({
  default: (await loadChunk(() => import(/* webpackChunkName: "dashboard-about" */ './about-site.tsx')))
    .AboutSite,
}));

export function UserMenu() {
  const [isAboutOpen, setIsAboutOpen] = useState(false);
  const { user, profile } = useSession();
  const signOut = useSignOut();
  const { theme, setTheme } = useTheme();
  const role = roleOf(profile);
  const name = displayName(profile, user?.email);
  const items: MenuProps['items'] = [
    { id: 'settings', label: 'Settings', icon: 'settings', to: dashboardPages.settings.path },
    { id: 'profile', label: 'Profile', icon: 'user', to: dashboardPages.profile.path },
    {
      id: 'theme',
      label: 'Theme',
      separated: true,
      value: theme,
      choices: [
        { value: 'light', label: 'Light', icon: 'sun' },
        { value: 'dark', label: 'Dark', icon: 'moon' },
        { value: 'system', label: 'System', icon: 'monitor' },
      ],
      onChoose: (chosen) => setTheme(chosen as Theme),
    },
    ...(role === 'user'
      ? []
      : [
          {
            id: 'about',
            label: 'About This Site',
            icon: 'info' as const,
            separated: true,
            onSelect: () => setIsAboutOpen(true),
          },
        ]),
    { id: 'sign-out', label: 'Sign Out', icon: 'log-out', separated: true, onSelect: () => void signOut() },
  ];
  return (
    <>
      <LazyMenu
        label="User menu"
        items={items}
        className="flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-md px-1 sm:px-2"
        head={
          <div className="flex max-w-64 flex-col items-start gap-1 text-sm">
            <p className="text-base font-semibold wrap-anywhere">{name}</p>
            <p className="wrap-anywhere text-muted">{user?.email}</p>
            <RoleBadge role={role} label={roleLabel(role)} />
          </div>
        }
      >
        <span className="size-9 shrink-0">
          <Avatar name={name} path={profile?.avatar_path} />
        </span>
        <span className="sr-only">User menu, </span>
        <span className="sr-only md:not-sr-only md:max-w-48 md:min-w-0 md:truncate">{name}</span>
        <Icon name="chevron-down" className="hidden text-muted md:block" />
      </LazyMenu>
      <Suspense fallback={null}>
        {isAboutOpen ? <AboutSite onClose={() => setIsAboutOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
