import { formatCount, formatNumber } from 'shared-contract/format';
import { useRef, useState } from 'react';
import { getSupabase } from 'shared-auth/supabase-client';
import { MAX_ROWS } from 'shared-contract/lists/list-file';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { useSearchParams } from 'shared-ui/router';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import { useOffer } from '../lib/events.ts';
import { exportName } from '../lib/format.ts';
import { explainRefusal } from '../lib/use-action.ts';

interface Props {
  readonly list: string;
  /** Ids of the visible columns, in display order. */
  readonly columns: readonly string[];
  /** Number of rows that match the filter. Undefined until it has loaded. */
  readonly total: number | undefined;
  /** Search string to use instead of the current address. */
  readonly query?: string;
}

const load = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-export" */ '../lib/export-list.ts'));

/** State and actions of an export, for use by several buttons. */
interface ListExport {
  /** Progress label. Undefined if no export is running. */
  readonly progress: string | undefined;
  readonly isEmpty: boolean;
  readonly save: () => Promise<void>;
  readonly cancel: () => void;
}

/** Exports all pages of the list as a file. Reports progress and can be canceled. */
export function useListExport({ list, columns, total, query }: Props): ListExport {
  const [address] = useSearchParams();
  const [progress, setProgress] = useState<string>();
  const abort = useRef<AbortController>(null);
  const save = async () => {
    if ((total ?? 0) > MAX_ROWS) {
      notify.error(
        `A file holds at most ${formatNumber(MAX_ROWS)} rows, and this list has ${formatNumber(total ?? 0)}. Filter it first.`,
      );
      return;
    }
    const control = new AbortController();
    abort.current = control;
    setProgress(`0 of ${formatNumber(total ?? 0)}`);
    try {
      const { exportList } = await load();
      const { file, rows } = await exportList(
        await getSupabase(),
        { list, query: query ?? address.toString(), columns },
        {
          signal: control.signal,
          onRows: (some, all) => setProgress(`${formatNumber(some)} of ${formatNumber(all)}`),
        },
      );
      saveFile({ name: exportName(list, 'csv'), type: 'text/csv;charset=utf-8', content: file });
      notify.success(`${formatCount(rows, 'row', 'rows')} exported`);
    } catch (error) {
      if (!control.signal.aborted) notify.error(explainRefusal(error, 'The file was not made.'));
    }
    setProgress(undefined);
  };
  useOffer(
    progress === undefined && total !== 0 ? [{ label: 'Export this list', act: () => void save() }] : [],
  );
  return { progress, isEmpty: total === 0, save, cancel: () => abort.current?.abort() };
}

export function ExportProgress({ making: { progress, cancel } }: { making: ListExport }) {
  if (progress === undefined) return null;
  return (
    <span className="flex items-center gap-2">
      <span role="status" className="text-sm text-muted tabular-nums">
        {progress}
      </span>
      <Button variant="secondary" size="sm" onClick={cancel}>
        Cancel
      </Button>
    </span>
  );
}

export function ExportButton({ label = 'Export', ...props }: Props & { readonly label?: string }) {
  const making = useListExport(props);
  if (making.progress !== undefined) return <ExportProgress making={making} />;
  return (
    <Button variant="secondary" size="sm" disabled={making.isEmpty} onClick={() => void making.save()}>
      {label}
    </Button>
  );
}
