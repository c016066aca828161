import { useState } from 'react';
import { leadStatuses, type LeadStatus } from 'shared-contract/lists/leads';
import type { Lead } from '../data/list-leads.ts';
import { useLeadStatus } from '../use-lead-change.tsx';

interface Props {
  readonly lead: Pick<Lead, 'id' | 'name' | 'version' | 'status'>;
  /** In a row of the table. */
  readonly isInRow?: boolean;
}

/** The status of a lead, changed by choosing any other: the equal of moving its card. */
export function LeadStatusSelect({ lead, isInRow = false }: Props) {
  const change = useLeadStatus();
  const [isBusy, setIsBusy] = useState(false);
  // Not disabled meanwhile: focus would leave it.
  const choose = async (status: LeadStatus) => {
    if (isBusy) return;
    setIsBusy(true);
    await change(lead, status);
    setIsBusy(false);
  };
  return (
    <label className="relative z-1 block">
      <span className="sr-only">Status of {lead.name}</span>
      <select
        data-lead-status={lead.id}
        value={lead.status}
        aria-busy={isBusy}
        onChange={({ target }) => void choose(target.value as LeadStatus)}
        className={`w-full max-w-40 cursor-pointer rounded-md border border-edge bg-surface px-2 text-field ${isInRow ? 'h-9 pointer-coarse:h-11' : 'min-h-control'}`}
      >
        {leadStatuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
