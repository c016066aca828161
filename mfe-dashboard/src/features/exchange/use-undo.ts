import { useQueryClient } from '@tanstack/react-query';
import { getSupabase } from 'shared-auth/supabase-client';
import { undoImport } from './data/import-clients.ts';

/** Takes an import back and says how that went. */
export function useUndo(batch: string): () => Promise<string> {
  const queries = useQueryClient();
  return async () => {
    const { restored, left } = await undoImport(await getSupabase(), batch);
    await queries.invalidateQueries();
    if (left === 0) return 'Undone';
    const of = (restored + left).toLocaleString('en-US');
    return `Undone for ${restored.toLocaleString('en-US')} of ${of}; ${left.toLocaleString('en-US')} ${left === 1 ? 'was' : 'were'} changed by others since`;
  };
}
