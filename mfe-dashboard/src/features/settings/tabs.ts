import type { ComponentType } from 'react';
import { loadChunk } from 'shared-ui/chunks';
import type { Tab } from '../../components/tabs.tsx';

type TabModule = { readonly Component: ComponentType };

interface SettingsTab extends Tab<TabId> {
  /** How many panels it has, for what stands there until it comes. */
  readonly panels: number;
  readonly load: () => Promise<TabModule>;
}

export type TabId = 'profile' | 'account' | 'preferences' | 'security' | 'data';

/** The tabs of the settings, in their order. The first is the one of an address that names none. */
export const settingsTabs: readonly SettingsTab[] = [
  {
    id: 'profile',
    label: 'Profile',
    panels: 1,
    load: () =>
      loadChunk(() => import(/* webpackChunkName: "dashboard-settings-profile" */ './tabs/profile-tab.tsx')),
  },
  {
    id: 'account',
    label: 'Account',
    panels: 2,
    load: () =>
      loadChunk(() => import(/* webpackChunkName: "dashboard-settings-account" */ './tabs/account-tab.tsx')),
  },
  {
    id: 'preferences',
    label: 'Preferences',
    panels: 3,
    load: () =>
      loadChunk(
        () => import(/* webpackChunkName: "dashboard-settings-preferences" */ './tabs/preferences-tab.tsx'),
      ),
  },
  {
    id: 'security',
    label: 'Security',
    panels: 3,
    load: () =>
      loadChunk(
        () => import(/* webpackChunkName: "dashboard-settings-security" */ './tabs/security-tab.tsx'),
      ),
  },
  {
    id: 'data',
    label: 'Data',
    panels: 2,
    load: () =>
      loadChunk(() => import(/* webpackChunkName: "dashboard-settings-data" */ './tabs/data-tab.tsx')),
  },
];
