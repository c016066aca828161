import { getSupabase } from 'shared-auth/supabase-client';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../../components/failed-query.tsx';
import { useDataQuery } from '../../../../lib/use-data-query.ts';
import { analyticsRows } from '../../analytics.ts';
import { exportUsers } from '../../data/export-users.ts';
import { readAnalytics } from '../../data/read-analytics.ts';
import { fileName, saveCsv, useExport } from '../../use-export.ts';
import { Panel } from '../panel.tsx';
import { AnalyticsFigures } from './analytics-figures.tsx';

/** For administrators: figures of the whole system, and the list of accounts as a file. */
export function AdminPanel() {
  const [isOpen, setIsOpen] = useState(false);
  const query = useDataQuery('system-analytics', readAnalytics, undefined, { isWanted: isOpen });
  const { busy, failure, run } = useExport<'figures' | 'users'>();
  const { data } = query;
  const exportUserReport = async () => {
    const rows = await exportUsers(await getSupabase());
    await saveCsv(fileName('users', 'csv'), rows);
    return `${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? 'row' : 'rows'} exported`;
  };
  const exportFigures = async () => {
    const rows = data ? analyticsRows(data) : [];
    await saveCsv(fileName('analytics', 'csv'), rows);
    return `${rows.length.toLocaleString('en-US')} rows exported`;
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
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls="system-analytics"
          onClick={() => setIsOpen(!isOpen)}
        >
          System Analytics
        </Button>
        <Button
          variant="secondary"
          busy={busy === 'users'}
          disabled={busy !== null}
          onClick={() => void run('users', exportUserReport)}
        >
          {busy === 'users' ? 'Exporting...' : 'User Reports'}
        </Button>
      </div>
      <div id="system-analytics" hidden={!isOpen} className={isOpen ? 'flex flex-col gap-4' : ''}>
        {isOpen && query.isPending ? <Spinner label="Loading the figures" /> : null}
        {query.isError && !data ? <FailedQuery what="The figures" query={query} /> : null}
        {data ? (
          <>
            <AnalyticsFigures analytics={data} />
            <div className="flex flex-wrap gap-3">
              <Button
                size="sm"
                variant="secondary"
                busy={busy === 'figures'}
                disabled={busy !== null}
                onClick={() => void run('figures', exportFigures)}
              >
                Figures as CSV
              </Button>
              <Button size="sm" variant="quiet" busy={query.isFetching} onClick={() => void query.refetch()}>
                Count again
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </Panel>
  );
}
