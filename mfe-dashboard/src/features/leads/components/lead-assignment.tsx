import { useState } from 'react';
import type { Assignee } from '../data/list-assignees.ts';
import type { FullLead } from '../data/read-lead.ts';
import { useAssign } from '../use-lead-change.tsx';

interface Props {
  readonly lead: FullLead;
  readonly people: readonly Assignee[];
}

/** Who follows the lead up, changed by choosing somebody else. They are told by a notice. */
export function LeadAssignment({ lead, people }: Props) {
  const assign = useAssign();
  const [isBusy, setIsBusy] = useState(false);
  const choose = async (id: string) => {
    if (isBusy) return;
    setIsBusy(true);
    await assign(lead, people.find((one) => one.id === id) ?? null);
    setIsBusy(false);
  };
  const isGone = lead.assigned_to !== null && !people.some(({ id }) => id === lead.assigned_to);
  return (
    <label className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-4">
      <span className="text-muted">Assigned to</span>
      <select
        value={lead.assigned_to ?? ''}
        aria-busy={isBusy}
        onChange={({ target }) => void choose(target.value)}
        className="min-h-control max-w-full min-w-48 rounded-md border border-edge bg-surface px-2 text-field"
      >
        <option value="">Nobody</option>
        {isGone ? <option value={lead.assigned_to ?? ''}>Somebody else</option> : null}
        {people.map(({ id, name, isCoach }) => (
          <option key={id} value={id}>
            {isCoach ? name : `${name} (administrator)`}
          </option>
        ))}
      </select>
    </label>
  );
}
