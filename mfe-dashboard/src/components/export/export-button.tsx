import { useRef, useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { CallRefusal } from 'shared-auth/submit-form';
import { getSupabase } from 'shared-auth/supabase-client';
import { MOST_ROWS } from 'shared-contract/lists/list-file';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { saveFile } from 'shared-ui/save-file';
import { useSearchParams } from 'shared-ui/router';
import { notify } from 'shared-ui/toast';
import { useOffer } from '../../lib/page-actions.ts';

interface Props {
  /** Name of the list. */
  readonly list: string;
  /** Ids of the columns that are shown, in their order. */
  readonly columns: readonly string[];
  /** How many rows the list has as it is filtered; undefined while nobody knows. */
  readonly total: number | undefined;
  /** The words of an address that is asked for in the place of the present one. */
  readonly query?: string;
}

const figure = (value: number): string => value.toLocaleString('en-US');
const load = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-export" */ '../../lib/export-list.ts'));

/** The making of the file, wherever it is asked for from. */
export interface ListExport {
  /** How far it is; undefined while none is made. */
  readonly progress: string | undefined;
  readonly isEmpty: boolean;
  readonly save: () => Promise<void>;
  readonly cancel: () => void;
}

/** Exports what the list shows, all its pages, as a file; tells how far it is and can be given up. */
export function useListExport({ list, columns, total, query }: Props): ListExport {
  const [address] = useSearchParams();
  const [progress, setProgress] = useState<string>();
  const abort = useRef<AbortController>(null);
  const save = async () => {
    if ((total ?? 0) > MOST_ROWS) {
      notify.error(
        `A file holds at most ${figure(MOST_ROWS)} rows, and this list has ${figure(total ?? 0)}. Filter it first.`,
      );
      return;
    }
    const control = new AbortController();
    abort.current = control;
    setProgress(`0 of ${figure(total ?? 0)}`);
    try {
      const { exportList } = await load();
      const { file, rows } = await exportList(
        await getSupabase(),
        { list, query: query ?? address.toString(), columns },
        { signal: control.signal, onRows: (some, all) => setProgress(`${figure(some)} of ${figure(all)}`) },
      );
      const product = brand.name.toLowerCase().replaceAll(/\W+/g, '-');
      const day = new Date().toISOString().slice(0, 10);
      saveFile({ name: `${product}-${list}-${day}.csv`, type: 'text/csv;charset=utf-8', content: file });
      notify.success(`${figure(rows)} ${rows === 1 ? 'row' : 'rows'} exported`);
    } catch (error) {
      if (!control.signal.aborted)
        notify.error(
          error instanceof CallRefusal
            ? error.message
            : dataMessage(error, { what: 'The file was not made.' }),
        );
    }
    setProgress(undefined);
  };
  useOffer(
    progress === undefined && total !== 0 ? [{ label: 'Export this list', act: () => void save() }] : [],
  );
  return { progress, isEmpty: total === 0, save, cancel: () => abort.current?.abort() };
}

/** How far the file is, and the way to give it up. */
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
