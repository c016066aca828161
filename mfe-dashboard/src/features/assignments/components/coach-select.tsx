import type { CoachChoice } from '../../../lib/list-coach-choices.ts';
import type { ManagedClient } from '../data/list-managed-clients.ts';

interface Props {
  readonly client: ManagedClient;
  readonly coaches: readonly CoachChoice[];
  readonly assign: (client: ManagedClient, coach: CoachChoice | null) => void;
}

/** The coach of a client, changed where it stands. One who coaches no more stays to be seen until then. */
export function CoachSelect({ client, coaches, assign }: Props) {
  const { coach_id: current, coach_email: email, name } = client;
  const isListed = current === null || coaches.some(({ id }) => id === current);
  return (
    <select
      aria-label={`Coach of ${name}`}
      value={current ?? ''}
      onChange={({ target }) => assign(client, coaches.find(({ id }) => id === target.value) ?? null)}
      className="relative z-1 h-7 w-full min-w-0 cursor-pointer truncate rounded-sm border border-transparent bg-transparent text-sm hover:border-edge focus-visible:-outline-offset-2 pointer-coarse:h-11"
    >
      <option value="">No coach assigned</option>
      {isListed ? null : <option value={current}>{email ?? 'A coach'}</option>}
      {coaches.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
}
