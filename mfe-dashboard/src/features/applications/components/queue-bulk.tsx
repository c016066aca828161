import { useState } from 'react';
import { CallRefusal } from 'shared-auth/submit-form';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { notify } from 'shared-ui/toast';
import type { ListSelection } from '../../../components/list/use-row-selection.ts';
import { takeIntoReview } from '../data/decide-application.ts';
import { useRefresh } from '../use-decisions.ts';

/** Takes the selected applications into review, each held for a minute as a single one is. */
export function QueueBulk({ selection }: { readonly selection: ListSelection }) {
  const refresh = useRefresh();
  const [isBusy, setIsBusy] = useState(false);
  const ids = [...selection.ids];
  const take = async () => {
    setIsBusy(true);
    const client = await getSupabase();
    let taken = 0;
    const refused: string[] = [];
    for (const id of ids) {
      try {
        await takeIntoReview(client, id);
        taken += 1;
      } catch (error) {
        refused.push(
          error instanceof CallRefusal ? error.message : dataMessage(error, { what: 'It was not taken up.' }),
        );
      }
    }
    if (taken > 0) notify.success(`${String(taken)} taken up. Each can be undone in its row for a minute.`);
    if (refused.length > 0)
      notify.error(`${String(refused.length)} not taken up: ${[...new Set(refused)].join(' ')}`);
    selection.clear();
    setIsBusy(false);
    await refresh();
  };
  return (
    <Button size="sm" busy={isBusy} onClick={() => void take()}>
      Take up {ids.length.toLocaleString('en-US')} {ids.length === 1 ? 'application' : 'applications'}
    </Button>
  );
}
