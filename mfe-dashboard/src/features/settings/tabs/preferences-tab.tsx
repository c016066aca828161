import { useEffect } from 'react';
import { notify } from 'shared-ui/toast';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { PreferencesForm } from '../components/preferences-form.tsx';
import { SingleKeysPanel } from '../components/single-keys-panel.tsx';
import { TabSkeleton } from '../components/tab-content.tsx';
import { readPreferences } from '../data/preferences.ts';

export function Component() {
  const query = useDataQuery('preferences', readPreferences);
  const hasFailed = query.isError && !query.data;
  useEffect(() => {
    if (hasFailed) notify.error('Failed to load user data');
  }, [hasFailed]);
  if (hasFailed) return <FailedQuery what="Your preferences" query={query} />;
  if (!query.data) return <TabSkeleton id="preferences" />;
  return (
    <>
      <PreferencesForm saved={query.data} />
      <SingleKeysPanel />
    </>
  );
}
