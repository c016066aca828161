import { useQueryClient } from '@tanstack/react-query';
import { getSupabase } from 'shared-auth/supabase-client';
import { undoBatch } from '../../lib/data/undo-batch.ts';
import { undoneWords } from '../../lib/undone-words.ts';

/** Takes an import back and says how that went. */
export function useUndo(batch: string): () => Promise<string> {
  const queries = useQueryClient();
  return async () => {
    const undone = await undoBatch(await getSupabase(), batch);
    await queries.invalidateQueries();
    return undoneWords(undone);
  };
}
