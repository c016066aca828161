import { useState } from 'react';
import { brand } from 'shared-ui/brand';
import { isChunkFailure, loadChunk } from 'shared-ui/late';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import type { ToolId } from '../../content/tools.ts';

/** Makes a tool's file and hands it over. What the files hold is fetched at the first download. */
export function useToolDownload(id: ToolId) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const [{ toolFiles }, { makeToolFile }] = await Promise.all([
        loadChunk(
          () => import(/* webpackChunkName: "cpps-tool-files" */ '../../content/tool-files/tool-files.ts'),
        ),
        loadChunk(() => import(/* webpackChunkName: "cpps-tool-files" */ '../../lib/tool-file.ts')),
      ]);
      const file = makeToolFile(id, toolFiles[id], brand.name);
      saveFile(file);
      notify.success(`${file.name} is in your downloads`);
    } catch (error) {
      const words = 'The file could not be made. Check your connection and try again.';
      notify.error(words, { reload: isChunkFailure(error) });
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
