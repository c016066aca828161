import { useQueryClient } from '@tanstack/react-query';
import { getSupabase } from 'shared-auth/supabase-client';
import { undoneWords } from '../../lib/undone-words.ts';
import { undoImport } from './data/import-clients.ts';

/** Takes an import back and says how that went. */
export function useUndo(batch: string): () => Promise<string> {
  const queries = useQueryClient();
  return async () => {
    const undone = await undoImport(await getSupabase(), batch);
    await queries.invalidateQueries();
    return undoneWords(undone);
  };
}
