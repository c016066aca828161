import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { cppsLevels, type EarnedLevel } from 'shared-contract/resources/levels';
import { notify } from 'shared-ui/toast';
import { notifyUndoable } from '../../../components/undoable.tsx';
import { setCppsLevel } from '../data/set-cpps-level.ts';
import { useRefreshAccounts } from '../use-role-change.ts';

const levels = cppsLevels.filter((level): level is EarnedLevel => level !== 'All');

/** The CPPS level of who holds a valid certificate. They are told of a new one. */
export function LevelSelect({ id, name, level }: { id: string; name: string; level: string }) {
  const refresh = useRefreshAccounts();
  const [wanted, setWanted] = useState<EarnedLevel | null>(null);
  const give = async (next: EarnedLevel): Promise<boolean> => {
    setWanted(next);
    try {
      await setCppsLevel(await getSupabase(), id, next);
      return true;
    } catch (error) {
      notify.error(dataMessage(error, { what: 'The level was not changed.' }));
      return false;
    } finally {
      await refresh();
      setWanted(null);
    }
  };
  const choose = async (next: EarnedLevel) => {
    const before = levels.find((one) => one === level);
    if (!(await give(next)) || !before) return;
    notifyUndoable(`${name} has ${next} level now`, async () => {
      if (await give(before)) notify.success('Undone');
    });
  };
  return (
    <select
      aria-label={`CPPS level of ${name}`}
      value={wanted ?? level}
      // Not disabled meanwhile: focus would leave it.
      aria-busy={wanted !== null}
      onChange={({ target }) => {
        const next = levels.find((one) => one === target.value);
        if (next && wanted === null) void choose(next);
      }}
      className="min-h-control rounded-md border border-edge bg-surface px-3 text-field"
    >
      {levels.map((one) => (
        <option key={one}>{one}</option>
      ))}
    </select>
  );
}
