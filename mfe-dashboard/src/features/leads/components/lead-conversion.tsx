import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { CallRefusal } from 'shared-auth/submit-form';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { ownPages } from '../../../own-pages.ts';
import { convertLead } from '../data/convert-lead.ts';
import type { Assignee } from '../data/list-assignees.ts';
import type { FullLead } from '../data/read-lead.ts';
import { useRefreshLeads } from '../use-lead-change.tsx';

interface Props {
  readonly lead: FullLead;
  readonly people: readonly Assignee[];
  /** Whether the reader chooses the coach; a coach becomes it. */
  readonly canChange: boolean;
}

const clientAddress = (id: string) => `${ownPages.clients.path}?client=${id}`;

function useConversion(lead: FullLead) {
  const refresh = useRefreshLeads();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const convert = async (coachId: string | null) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const { clientId, created } = await convertLead(await getSupabase(), lead.id, coachId);
      notify.success(
        <span className="flex flex-wrap items-center gap-x-3">
          {created ? 'Client added' : 'This lead was a client already'}
          <TextLink to={clientAddress(clientId)}>Open the client</TextLink>
        </span>,
      );
      await refresh();
    } catch (error) {
      setFailure(error instanceof CallRefusal ? error.message : dataMessage(error));
    }
    setIsBusy(false);
  };
  return { convert, isBusy, failure };
}

/** Makes a client of the lead, with name, address and company as they were sent; or leads to the client that it is. */
export function LeadConversion({ lead, people, canChange }: Props) {
  const coaches = people.filter(({ isCoach }) => isCoach);
  const own = coaches.find(({ id }) => id === lead.assigned_to)?.id ?? '';
  const [coach, setCoach] = useState<string>();
  const { convert, isBusy, failure } = useConversion(lead);
  if (lead.client_id !== null)
    return (
      <p className="border-t border-line pt-4">
        This lead is a client: <TextLink to={clientAddress(lead.client_id)}>open the client</TextLink>.
      </p>
    );
  return (
    <section
      aria-labelledby="lead-conversion"
      className="flex flex-col gap-3 border-t border-line pt-4 print:hidden"
    >
      <h3 id="lead-conversion" className="text-lg">
        Make a client of it
      </h3>
      <p className="text-muted">
        Adds a prospect with this name, address and company, and sets the lead to Converted.
        {canChange ? '' : ' You become the coach.'}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        {canChange ? (
          <label className="flex flex-col gap-1">
            <span className="text-sm text-muted">Coach of the client</span>
            <select
              value={coach ?? own}
              onChange={({ target }) => setCoach(target.value)}
              className="min-h-control min-w-48 rounded-md border border-edge bg-surface px-2 text-field"
            >
              <option value="">Nobody for now</option>
              {coaches.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <Button
          variant="secondary"
          busy={isBusy}
          onClick={() => void convert(canChange ? (coach ?? own) || null : null)}
        >
          Convert to client
        </Button>
      </div>
      {failure === undefined ? null : (
        <Notice tone="danger" role="alert" title="No client was added">
          <p>{failure}</p>
        </Notice>
      )}
    </section>
  );
}
