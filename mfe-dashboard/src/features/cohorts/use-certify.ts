import { useQueryClient } from '@tanstack/react-query';
import { getSupabase } from 'shared-auth/supabase-client';
import { notify } from 'shared-ui/toast';
import { certify } from './data/certify.ts';

type Action = Parameters<typeof certify>[1];

/** Does it, reads the lists again and says what was done; whether the letter went is part of that. */
export function useCertify() {
  const queries = useQueryClient();
  return async (action: Action, done: string): Promise<void> => {
    const { changed, mailed } = await certify(await getSupabase(), action);
    await queries.invalidateQueries();
    if (!changed) notify.info('This had been done before. Nothing was changed.');
    else if (mailed) notify.success(`${done}. An email is on its way.`);
    else notify.info(`${done}. The email could not be sent: please tell them yourself.`);
  };
}
