import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { AdminPanel } from '../components/own-data/admin-panel.tsx';
import { ExportPanel } from '../components/own-data/export-panel.tsx';
import { SummaryPanel } from '../components/own-data/summary-panel.tsx';

export function Component() {
  const { profile } = useSession();
  return (
    <>
      <ExportPanel />
      <SummaryPanel />
      {roleOf(profile) === 'admin' ? <AdminPanel /> : null}
    </>
  );
}
