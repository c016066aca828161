import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { RequireRole } from 'shared-auth/require-role';
import { getSupabase } from 'shared-auth/supabase-client';
import { paths } from 'shared-contract/paths';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { useNavigate } from 'shared-ui/router';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { Tool, ToolCategory } from '../content/tools.ts';
import {
  countDownload,
  fetchTool,
  listTools,
  type StoredTool,
  type ToolLibraryData,
} from '../data/tool-library.ts';

/** Extension and label of the files, by category. */
export const toolFormats = {
  calculators: { extension: 'xlsx', label: 'Excel workbook (XLSX)' },
  templates: { extension: 'docx', label: 'Word document (DOCX)' },
  presentations: { extension: 'pptx', label: 'PowerPoint slides (PPTX)' },
  proposals: { extension: 'docx', label: 'Word document (DOCX)' },
} as const satisfies Readonly<Record<ToolCategory, { extension: string; label: string }>>;

const EMPTY: ToolLibraryData = { files: new Map(), downloads: new Map() };

export interface ToolLibraryState {
  readonly data: ToolLibraryData;
  readonly isLoading: boolean;
  readonly problem: string | null;
  readonly reload: () => Promise<void>;
  /** Downloads a version of the file. Counts it once all bytes have arrived. */
  readonly download: (tool: Tool, file: StoredTool) => Promise<void>;
}

export function useToolLibrary(): ToolLibraryState {
  const [data, setData] = useState(EMPTY);
  const [isLoading, setLoading] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const reload = useCallback(async () => {
    setLoading(true);
    try {
      setData(await listTools(await getSupabase()));
      setProblem(null);
    } catch (error) {
      setProblem(dataMessage(error));
    }
    setLoading(false);
  }, []);
  useEffect(() => {
    void Promise.resolve().then(reload);
  }, [reload]);

  const download = async ({ id, category }: Tool, { path, version }: StoredTool) => {
    try {
      const client = await getSupabase();
      const content = await fetchTool(client, path);
      const isCurrent = data.files.get(id)?.[0]?.version === version;
      const name = `${id}${isCurrent ? '' : `-version-${String(version)}`}.${toolFormats[category].extension}`;
      saveFile({ name, type: content.type, content });
      notify.success(`${name} is in your downloads`);
      // The user already has the file, so ignore an error of the count.
      const downloads = await countDownload(client, id).catch(() => null);
      if (downloads !== null)
        setData((now) => ({ ...now, downloads: new Map(now.downloads).set(id, downloads) }));
    } catch (error) {
      notify.error(dataMessage(error, { what: 'We could not download the file.' }));
    }
  };
  return { data, isLoading, problem, reload, download };
}

/**
 * For coaches and administrators. Others get an error and return to their dashboard. The database enforces the
 * permissions.
 */
export function CoachesOnly({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <RequireRole
      roles={['coach', 'admin']}
      message="Access denied. Coach privileges required."
      fallback={paths.dashboard.index}
      onRefuse={(message, fallback) => {
        notify.error(message);
        void navigate(fallback, { replace: true });
      }}
    >
      {children}
    </RequireRole>
  );
}

/** Returns the day of the current file or, until the files load, of the bundled one. */
export const updatedOn = (tool: Tool, { data }: ToolLibraryState): string =>
  data.files.get(tool.id)?.[0]?.updatedOn ?? tool.lastUpdated;

/** Downloads the current file. Busy until it has arrived, so that one click starts only one download. */
export function useDownload(tool: Tool, library: ToolLibraryState) {
  const [busy, setBusy] = useState(false);
  const file = library.data.files.get(tool.id)?.[0];
  const download = () => {
    if (!file) return;
    setBusy(true);
    void library.download(tool, file).finally(() => setBusy(false));
  };
  return { busy, file, download };
}

interface DownloadButtonProps {
  readonly tool: Tool;
  readonly library: ToolLibraryState;
}

export function DownloadButton({ tool, library }: DownloadButtonProps) {
  const { busy, file, download } = useDownload(tool, library);
  return (
    <Button variant="secondary" size="sm" busy={busy} disabled={!file} onClick={download}>
      <Icon name="download" />
      Download <VisuallyHidden>{tool.title}</VisuallyHidden>
    </Button>
  );
}
