import { useId } from 'react';
import type { Cohort } from '../data/list-cohorts.ts';
import { typeNames, type Queue } from '../model.ts';
import { useSearchText, type useQueue } from '../use-queue.ts';

interface Props {
  readonly queue: Queue;
  readonly cohorts: readonly Cohort[];
  readonly change: ReturnType<typeof useQueue>['change'];
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | null;
  readonly all: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

const control = 'min-h-11 w-full min-w-0 rounded-md border border-edge bg-surface px-3';

function Choice({ label, value, all, options, onChoose }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 grow basis-32 flex-col gap-1 md:grow-0 md:basis-48">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => onChoose(event.target.value)}
        className={control}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

export function QueueToolbar({ queue, cohorts, change }: Props) {
  const id = useId();
  const { typed, setTyped } = useSearchText(queue.search, change);
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="flex min-w-0 grow basis-72 flex-col gap-1">
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
      <Choice
        label="Type"
        value={queue.type}
        all="Both types"
        options={Object.entries(typeNames).map(([value, label]) => ({ value, label }))}
        onChoose={(type) => change({ type })}
      />
      <Choice
        label="Cohort wanted"
        value={queue.cohort}
        all="Any cohort"
        options={cohorts.map(({ id: value, name: label }) => ({ value, label }))}
        onChoose={(cohort) => change({ cohort })}
      />
    </div>
  );
}
