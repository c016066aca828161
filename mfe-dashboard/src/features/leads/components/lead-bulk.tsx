import { useState } from 'react';
import { leadsList, leadStatuses } from 'shared-contract/lists/leads';
import type { ListQuery } from 'shared-contract/lists/list';
import { Button } from 'shared-ui/button';
import { inWords, useBulkChange } from '../../../components/list/use-bulk-change.ts';
import { selectedCount, type ListSelection } from '../../../components/list/use-row-selection.ts';
import { useOffer } from '../../../lib/page-actions.ts';
import { leadThings } from '../lead-words.ts';
import { useRefreshLeads } from '../use-lead-change.tsx';
import type { AssigneeNames } from './lead-cells.tsx';

interface Props {
  readonly query: ListQuery;
  readonly selection: ListSelection;
  readonly names: AssigneeNames;
}

/** Sets the status of every lead that is selected, or who follows them up. */
export function LeadBulk({ query, selection, names }: Props) {
  const refresh = useRefreshLeads();
  const change = useBulkChange({ list: leadsList, things: leadThings, query, selection, refresh });
  const [choice, setChoice] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const many = inWords(selectedCount(selection), leadThings);
  useOffer([
    {
      label: `Change status of ${many}`,
      choices: leadStatuses.map(({ value, label }) => ({ label, act: () => void change({ status: value }) })),
    },
  ]);
  const apply = async () => {
    const [kind, value = ''] = choice.split(' ', 2);
    setIsBusy(true);
    await change(kind === 'status' ? { status: value } : { assigned: value || null });
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
            {leadStatuses.map(({ value, label }) => (
              <option key={value} value={`status ${value}`}>
                Status: {label}
              </option>
            ))}
          </optgroup>
          <optgroup label="Assigned">
            <option value="assigned ">Assigned: nobody</option>
            {[...names].map(([id, name]) => (
              <option key={id} value={`assigned ${id}`}>
                Assigned: {name}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      <Button size="sm" busy={isBusy} disabled={choice === ''} onClick={() => void apply()}>
        Change {many}
      </Button>
    </div>
  );
}
