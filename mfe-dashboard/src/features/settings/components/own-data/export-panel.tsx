import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { readOwnData, readOwnRecords } from '../../data/export-own-data.ts';
import { fileName, saveCsv, saveJson, useExport } from '../../use-export.ts';
import { Panel } from '../panel.tsx';

const tables = [
  { of: 'profile', label: 'Profile' },
  { of: 'stories', label: 'Stories' },
  { of: 'clients', label: 'Clients' },
] as const;

const DONE = 'Data exported successfully';

/** What belongs to the account, as files that somebody takes along. */
export function ExportPanel() {
  const { id } = useUser();
  const { busy, failure, run } = useExport<'all' | (typeof tables)[number]['of']>();
  const exportAll = async () => {
    saveJson(fileName(id, 'json'), await readOwnData(await getSupabase(), id));
    return DONE;
  };
  const exportTable = async (of: (typeof tables)[number]['of']) => {
    const records = await readOwnRecords(await getSupabase(), id);
    saveCsv(fileName(`${of}-${id}`, 'csv'), of === 'profile' ? [records.profile] : records[of]);
    return DONE;
  };
  return (
    <Panel
      title="Export Your Data"
      lead="Your stories, clients and account information in one file, with your calls, applications, training and security log. Or as tables for a workbook."
    >
      {failure === null ? null : (
        <Notice tone="danger" role="alert">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={busy === 'all'} disabled={busy !== null} onClick={() => void run('all', exportAll)}>
          {busy === 'all' ? 'Exporting...' : 'Export as JSON'}
        </Button>
        {tables.map(({ of, label }) => (
          <Button
            key={of}
            variant="secondary"
            busy={busy === of}
            disabled={busy !== null}
            onClick={() => void run(of, () => exportTable(of))}
          >
            {busy === of ? 'Exporting...' : `${label} as CSV`}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
