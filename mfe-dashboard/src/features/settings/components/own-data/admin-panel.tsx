import { getSupabase } from 'shared-auth/supabase-client';
import { Button, ButtonLink } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { sectionAddress } from '../../../../components/section.ts';
import { ownPages } from '../../../../own-pages.ts';
import { exportUsers } from '../../data/export-users.ts';
import { fileName, saveCsv, useExport } from '../../use-export.ts';
import { Panel } from '../panel.tsx';

/** For administrators: the way to the figures of the whole system, and the list of accounts as a file. */
export function AdminPanel() {
  const { busy, failure, run } = useExport<'users'>();
  const exportUserReport = async () => {
    const rows = await exportUsers(await getSupabase());
    saveCsv(fileName('users', 'csv'), rows);
    return `${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? 'row' : 'rows'} exported`;
  };
  return (
    <Panel
      title="Admin Data Management"
      lead="Of everybody. Each export of accounts stands in the audit log."
    >
      {failure === null ? null : (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="secondary" to={sectionAddress(ownPages.admin.path, 'analytics')}>
          System Analytics
        </ButtonLink>
        <Button
          variant="secondary"
          busy={busy === 'users'}
          disabled={busy !== null}
          onClick={() => void run('users', exportUserReport)}
        >
          {busy === 'users' ? 'Exporting...' : 'User Reports'}
        </Button>
      </div>
    </Panel>
  );
}
