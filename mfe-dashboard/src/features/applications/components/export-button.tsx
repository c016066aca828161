import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { useState } from 'react';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/late';
import { useSearchParams } from 'shared-ui/router';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import type { Cohort } from '../data/list-cohorts.ts';
import { exportApplications } from '../data/export-applications.ts';
import { inOrder, type Queue } from '../queue.ts';

interface Props {
  readonly queue: Queue;
  readonly cohorts: readonly Cohort[];
  readonly total: number;
}

/** What the list shows, all its pages, as a file. */
export function ExportButton({ queue, cohorts, total }: Props) {
  const [address] = useSearchParams();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      const words = new URLSearchParams(address);
      words.delete('application');
      words.delete('page');
      const [{ toCsv }, rows] = await Promise.all([
        loadChunk(
          () => import(/* webpackChunkName: "dashboard-applications-csv" */ '../applications-csv.ts'),
        ),
        exportApplications(await getSupabase(), queue, String(inOrder(words))),
      ]);
      const csv = toCsv(rows, new Map(cohorts.map(({ id, name }) => [id, name])));
      const day = new Date().toISOString().slice(0, 10);
      const product = brand.name.toLowerCase().replaceAll(/\W+/g, '-');
      saveFile({ name: `${product}-applications-${day}.csv`, type: 'text/csv;charset=utf-8', content: csv });
      notify.success(`${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? 'row' : 'rows'} exported`);
    } catch (error) {
      notify.error(dataMessage(error, { what: 'The file was not made.' }));
    }
    setIsBusy(false);
  };
  return (
    <Button variant="secondary" size="sm" busy={isBusy} disabled={total === 0} onClick={() => void save()}>
      Export as CSV
    </Button>
  );
}
