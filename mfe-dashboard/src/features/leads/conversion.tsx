import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { TextLink } from 'shared-ui/text-link';
import { notify } from 'shared-ui/toast';
import { explainRefusal, useAction } from '../../lib/use-action.ts';
import { clientAddress } from '../../page-list.ts';
import type { LeadProps } from './model.ts';
import { convertLead } from './queries.ts';

export function LeadConversion({ lead, people, canChange }: LeadProps) {
  const coaches = people.filter(({ isCoach }) => isCoach);
  const own = coaches.find(({ id }) => id === lead.assigned_to)?.id ?? '';
  const [coach, setCoach] = useState<string>();
  const { act, isBusy, failure } = useAction({
    run: (client, coachId: string | null) => convertLead(client, lead.id, coachId),
    explain: explainRefusal,
    isInline: true,
    changes: ['lead'],
    reload: 'success',
    onDone: ({ clientId, created }) =>
      notify.success(
        <span className="flex flex-wrap items-center gap-x-3">
          {created ? 'Client added' : 'This lead was already a client'}
          <TextLink to={clientAddress(clientId)}>Open the client</TextLink>
        </span>,
      ),
  });
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
        Convert to client
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
              <option value="">Unassigned</option>
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
          onClick={() => void act(canChange ? (coach ?? own) || null : null)}
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
