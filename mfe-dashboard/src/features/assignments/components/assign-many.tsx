import { useState } from 'react';
import { Button } from 'shared-ui/button';
import type { ListSelection } from '../../../components/list/use-row-selection.ts';
import type { CoachChoice } from '../../../lib/list-coach-choices.ts';
import { useManyAssignments } from '../use-assignment.ts';

interface Props {
  readonly selection: ListSelection;
  readonly coaches: readonly CoachChoice[];
}

/** Gives every client that is selected to a coach: a choice, and a button that says how many it gives. */
export function AssignMany({ selection, coaches }: Props) {
  const assign = useManyAssignments();
  const [coach, setCoach] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const count = selection.ids.size;
  const apply = async () => {
    setIsBusy(true);
    if (await assign([...selection.ids], coach === 'none' ? null : coach)) selection.clear();
    setIsBusy(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <select
        aria-label="Coach for the clients that are selected"
        value={coach}
        onChange={({ target }) => setCoach(target.value)}
        className="min-h-control max-w-52 rounded-md border border-edge bg-surface px-2 text-field max-md:max-w-44"
      >
        <option value="">Choose a coach</option>
        <option value="none">No coach</option>
        {coaches.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <Button size="sm" busy={isBusy} disabled={coach === '' || count === 0} onClick={() => void apply()}>
        Assign {count.toLocaleString('en-US')} {count === 1 ? 'client' : 'clients'}
      </Button>
    </div>
  );
}
