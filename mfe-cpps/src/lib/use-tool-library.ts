import { useCallback, useEffect, useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import type { Tool } from '../content/tools.ts';
import {
  countDownload,
  fetchTool,
  listTools,
  type StoredTool,
  type ToolLibraryData,
} from '../data/tool-library.ts';
import { toolFormats } from './tool-formats.ts';

const EMPTY: ToolLibraryData = { files: new Map(), downloads: new Map() };

export interface ToolLibraryState {
  readonly data: ToolLibraryData;
  readonly isLoading: boolean;
  /** Why there is nothing to show, in words. */
  readonly problem: string | null;
  readonly reload: () => Promise<void>;
  /** Hands over a version's file, and counts the download once its bytes are there. */
  readonly download: (tool: Tool, file: StoredTool) => Promise<void>;
}

/** Files and counts of the tools, read when the page opens. */
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
      // The file is there by now; a count that fails takes nothing away from anybody.
      const downloads = await countDownload(client, id).catch(() => null);
      if (downloads !== null)
        setData((now) => ({ ...now, downloads: new Map(now.downloads).set(id, downloads) }));
    } catch (error) {
      notify.error(dataMessage(error, { what: 'The file was not downloaded.' }));
    }
  };
  return { data, isLoading, problem, reload, download };
}
