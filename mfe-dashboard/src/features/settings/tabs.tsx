import { type ComponentType, useEffect, useState } from 'react';
import { loadChunk } from 'shared-ui/chunks';
import { ChunkFailure } from 'shared-ui/form';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { Tab } from '../../ui/tabs.tsx';

type TabId = 'profile' | 'account' | 'preferences' | 'security' | 'data';

interface SettingsTab extends Tab<TabId> {
  /** Number of panels in the skeleton. */
  readonly panels: number;
  readonly load: () => Promise<{ readonly Component: ComponentType }>;
}

/** In display order. The first is the default. */
export const settingsTabs: readonly [SettingsTab, ...SettingsTab[]] = [
  {
    id: 'profile',
    label: 'Profile',
    panels: 1,
    load: () =>
      loadChunk(() => import(/* webpackChunkName: "dashboard-settings-profile" */ './profile-tab.tsx')),
  },
  {
    id: 'account',
    label: 'Account',
    panels: 2,
    load: () =>
      loadChunk(() => import(/* webpackChunkName: "dashboard-settings-account" */ './account-tab.tsx')),
  },
  {
    id: 'preferences',
    label: 'Preferences',
    panels: 3,
    load: () =>
      loadChunk(
        () => import(/* webpackChunkName: "dashboard-settings-preferences" */ './preferences-tab.tsx'),
      ),
  },
  {
    id: 'security',
    label: 'Security',
    panels: 3,
    load: () =>
      loadChunk(() => import(/* webpackChunkName: "dashboard-settings-security" */ './security-tab.tsx')),
  },
  {
    id: 'data',
    label: 'Data',
    panels: 2,
    load: () => loadChunk(() => import(/* webpackChunkName: "dashboard-settings-data" */ './data-tab.tsx')),
  },
];

/** Shows panels with placeholder lines, because empty fields would look like missing data. */
export function TabSkeleton({ label, panels }: Pick<SettingsTab, 'label' | 'panels'>) {
  return (
    <div role="status" className="flex flex-col gap-4">
      <VisuallyHidden>Loading: {label}</VisuallyHidden>
      {Array.from({ length: panels }, (_, panel) => (
        <div
          key={panel}
          aria-hidden="true"
          className="flex min-h-60 flex-col gap-5 rounded-md border border-line bg-surface p-4"
        >
          <span className="h-5 w-40 rounded-sm bg-line" />
          <span className="h-3 w-3/4 rounded-sm bg-line" />
          <span className="h-9 w-full rounded-sm bg-line/60" />
          <span className="h-9 w-32 rounded-sm bg-line" />
        </div>
      ))}
    </div>
  );
}

const loaded = new Map<TabId, ComponentType>();

export function TabContent({ tab }: { readonly tab: SettingsTab }) {
  const [Content, setContent] = useState<ComponentType | undefined>(() => loaded.get(tab.id));
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isHere = true;
    if (loaded.has(tab.id)) return undefined;
    tab.load().then(
      ({ Component }) => {
        loaded.set(tab.id, Component);
        if (isHere) setContent(() => Component);
      },
      (error: unknown) => {
        if (isHere) setFailure(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [tab]);
  if (failure !== null)
    return <ChunkFailure error={failure} otherwise="This part of the settings could not be shown." />;
  return Content ? <Content /> : <TabSkeleton {...tab} />;
}
