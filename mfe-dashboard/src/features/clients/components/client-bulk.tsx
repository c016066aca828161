import { useState } from 'react';
import { clientsList, clientStatuses } from 'shared-contract/lists/clients';
import type { ListQuery } from 'shared-contract/lists/list';
import { Button } from 'shared-ui/button';
import { inWords, useBulkChange } from '../../../components/list/use-bulk-change.ts';
import { selectedCount, type ListSelection } from '../../../components/list/use-row-selection.ts';
import { useOffer } from '../../../lib/page-actions.ts';
import { useRefreshClients } from '../use-client-change.ts';
import type { CoachNames } from './client-cells.tsx';

const clientThings = { one: 'client', many: 'clients' };

interface Props {
  readonly query: ListQuery;
  readonly selection: ListSelection;
  /** For who gives clients to coaches. */
  readonly coaches: CoachNames;
}

/** Sets status or coach of every client that is selected: a choice, and a button that says how many it changes. */
export function ClientBulk({ query, selection, coaches }: Props) {
  const refresh = useRefreshClients();
  const change = useBulkChange({ list: clientsList, things: clientThings, query, selection, refresh });
  const [choice, setChoice] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const many = inWords(selectedCount(selection), clientThings);
  useOffer([
    {
      label: `Change status of ${many}`,
      choices: clientStatuses.map((status) => ({ label: status, act: () => void change({ status }) })),
    },
  ]);
  const apply = async () => {
    const [kind, value = ''] = choice.split(' ', 2);
    setIsBusy(true);
    await change(kind === 'status' ? { status: value } : { coach: value || null });
    setIsBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <label>
        <span className="sr-only">What to change</span>
        <select
          value={choice}
          onChange={({ target }) => setChoice(target.value)}
          className="min-h-control max-w-52 rounded-md border border-edge bg-surface px-2 text-field max-md:max-w-44"
        >
          <option value="">Choose a change</option>
          <optgroup label="Status">
            {clientStatuses.map((status) => (
              <option key={status} value={`status ${status}`}>
                Status: {status}
              </option>
            ))}
          </optgroup>
          {coaches.size === 0 ? null : (
            <optgroup label="Coach">
              <option value="coach ">Coach: nobody</option>
              {[...coaches].map(([id, name]) => (
                <option key={id} value={`coach ${id}`}>
                  Coach: {name}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </label>
      <Button size="sm" busy={isBusy} disabled={choice === ''} onClick={() => void apply()}>
        Change {many}
      </Button>
    </div>
  );
}
