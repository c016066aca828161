import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { formatDay } from 'shared-contract/format';
import { cppsLevels, type EarnedLevel } from 'shared-contract/resources/levels';
import { notify } from 'shared-ui/toast';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { listLevels, setLevel, type LevelHolder } from '../data/levels.ts';

const NAME = 'cpps-levels';
const levels = cppsLevels.filter((level): level is EarnedLevel => level !== 'All');

function Holder({ holder }: { holder: LevelHolder }) {
  const queries = useQueryClient();
  const { user_id: id, name, email, level, valid_until: until } = holder;
  const give = useMutation({
    mutationFn: async (wanted: EarnedLevel) => setLevel(await getSupabase(), id, wanted),
    onSuccess: (_, wanted) => notify.success(`${name} has ${wanted} level now`),
    onError: (error) => notify.error(dataMessage(error, { what: 'The level was not changed.' })),
    onSettled: () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === NAME }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="text-sm text-muted">
          {' '}
          {email}, certificate until {formatDay(until)}
        </span>
      </p>
      <select
        aria-label={`Level of ${name}`}
        value={give.isPending ? give.variables : level}
        disabled={give.isPending}
        onChange={({ target }) => {
          const wanted = levels.find((one) => one === target.value);
          if (wanted) give.mutate(wanted);
        }}
        className="min-h-control rounded-md border border-edge bg-surface px-3 text-field"
      >
        {levels.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </select>
    </li>
  );
}

function Holders() {
  const holders = useDataQuery(NAME, listLevels);
  if (holders.isError && holders.data === undefined) return <FailedQuery what="The levels" query={holders} />;
  if (holders.data === undefined) return <Spinner label="Loading the levels" />;
  if (holders.data.length === 0) return <p className="text-muted">Nobody holds a valid certificate.</p>;
  return (
    <ul>
      {holders.data.map((holder) => (
        <Holder key={holder.user_id} holder={holder} />
      ))}
    </ul>
  );
}

/** For administrators: who holds a certificate, and the level that each of them has. Asked for when it is opened. */
export function LevelHolders() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="rounded-md border border-line bg-surface px-4 py-2 print:hidden"
    >
      <summary className="flex min-h-control-sm cursor-pointer items-center font-semibold">
        Levels of certificate holders
      </summary>
      {isOpen ? <Holders /> : null}
    </details>
  );
}
