import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { RoleBadge } from 'shared-ui/badge';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { dashboardPages } from '../../page-list.ts';
import { PageHead } from '../../ui/page-parts.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { settingsTabs, TabContent, TabSkeleton } from './tabs.tsx';

export function Component() {
  const { profile, loading } = useSession();
  const [address, setAddress] = useSearchParams();
  const tab = settingsTabs.find(({ id }) => id === address.get('tab')) ?? settingsTabs[0];
  return (
    <div className="flex max-w-[42rem] flex-col gap-4">
      <Seo
        title={dashboardPages.settings.title}
        description="Your name and picture, your password, your notifications, and your data."
        path={dashboardPages.settings.path}
        noindex
      />
      <PageHead title={dashboardPages.settings.title} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <RoleBadge role={roleOf(profile)} />
        You can export your data, and delete your own account with everything in it.
      </p>
      <Tabs
        label="Settings"
        tabs={settingsTabs}
        current={tab.id}
        onChoose={(id, by) => {
          if (id !== tab.id) setAddress({ tab: id }, { replace: by === 'key', preventScrollReset: true });
        }}
      >
        {loading || !profile ? <TabSkeleton {...tab} /> : <TabContent key={tab.id} tab={tab} />}
      </Tabs>
    </div>
  );
}
