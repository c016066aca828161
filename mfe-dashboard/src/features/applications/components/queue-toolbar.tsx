import { useId, type ReactNode } from 'react';
import { useSearchText } from '../../../lib/use-search-text.ts';
import type { Cohort } from '../data/list-cohorts.ts';
import { dueChoices } from '../due-filter.ts';
import { typeNames } from '../model.ts';
import type { Queue } from '../queue.ts';
import type { QueueControls } from '../use-queue.ts';
import { Choice, control } from './choice.tsx';

interface Props {
  readonly queue: Queue;
  readonly cohorts: readonly Cohort[];
  readonly change: QueueControls['change'];
  /** The states, where they are a choice like the others. */
  readonly status: ReactNode;
}

const any = (label: string) => ({ value: '', label });
const orAny = (values: readonly string[]): readonly string[] => (values.length === 0 ? [''] : values);

export function QueueToolbar({ queue, cohorts, change, status }: Props) {
  const id = useId();
  const { typed, setTyped } = useSearchText(queue.search, (q) => change({ q }, { replace: true }));
  const { types, due } = queue;
  return (
    <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 xl:grid-cols-[minmax(0,2fr)_repeat(3,minmax(0,1fr))]">
      <div className="col-span-full flex min-w-0 flex-col gap-1 xl:col-span-1">
        <label htmlFor={id} className="text-sm font-semibold">
          Search by name, firm, email or reference
        </label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className={control}
        />
      </div>
      {status}
      <Choice
        label="Type"
        values={types.length === Object.keys(typeNames).length ? [''] : orAny(types)}
        options={[
          any('Both types'),
          ...Object.entries(typeNames).map(([value, label]) => ({ value, label })),
        ]}
        onChoose={(type) => change({ type })}
      />
      <Choice
        label="Cohort wanted"
        values={orAny(queue.cohorts)}
        options={[
          any('Any cohort'),
          ...cohorts.map(({ id: value, name: label }) => ({ value, label })),
          { value: 'none', label: 'No cohort named' },
        ]}
        onChoose={(cohort) => change({ cohort })}
      />
      <Choice
        label="Due"
        values={[due ?? '']}
        options={[any('At any time'), ...dueChoices]}
        onChoose={(chosen) => change({ due: chosen })}
      />
    </div>
  );
}
