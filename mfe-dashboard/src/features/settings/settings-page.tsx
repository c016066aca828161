import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { RoleBadge } from 'shared-ui/badge';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { PageHead } from '../../components/page-head.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { ownPages } from '../../own-pages.ts';
import { TabContent, TabSkeleton } from './components/tab-content.tsx';
import { settingsTabs, type TabId } from './tabs.ts';

const isTab = (id: string | null): id is TabId => settingsTabs.some((tab) => tab.id === id);

export function Component() {
  const { profile, loading } = useSession();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('tab');
  const current = isTab(asked) ? asked : 'profile';
  return (
    <div className="flex max-w-[42rem] flex-col gap-4">
      <Seo
        title={ownPages.settings.title}
        description="Your name and picture, your password, what you are told of, and your data."
        path={ownPages.settings.path}
        noindex
      />
      <PageHead title={ownPages.settings.title} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        <RoleBadge role={roleOf(profile)} />
        You can export your data, and delete your own account with everything in it.
      </p>
      <Tabs
        label="Settings"
        tabs={settingsTabs}
        current={current}
        onChoose={(id, by) => {
          if (id !== current) setAddress({ tab: id }, { replace: by === 'key', preventScrollReset: true });
        }}
      >
        {loading || !profile ? <TabSkeleton id={current} /> : <TabContent key={current} id={current} />}
      </Tabs>
    </div>
  );
}
