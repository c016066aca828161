import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { saveFile } from 'shared-ui/save-file';
import { notify } from 'shared-ui/toast';
import { openResource } from './data/open-resource.ts';

interface Wanted {
  readonly id: string;
  /** What the file is called in the downloads. */
  readonly name: string;
}

/** Hands over the file of a resource, and reads the counts again. Busy from the click to the file. */
export function useResourceDownload({ id, name }: Wanted) {
  const [isBusy, setBusy] = useState(false);
  const queries = useQueryClient();
  const download = async () => {
    setBusy(true);
    try {
      const content = await openResource(await getSupabase(), id);
      saveFile({ name, type: content.type, content });
      notify.success(`${name} is in your downloads`);
    } catch (error) {
      notify.error(dataMessage(error, { what: 'The file was not downloaded.' }));
    }
    setBusy(false);
    // A file that could not be had may have been closed to the reader: its card says so then.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'resources' });
  };
  return { isBusy, download };
}
