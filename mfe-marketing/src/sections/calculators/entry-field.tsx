import { useId, type ComponentProps } from 'react';
import { Icon } from 'shared-ui/icon';
import type { Entry } from '../../content/calculators/calculator.ts';

interface EntryFieldProps {
  readonly entry: Entry;
  /** What it is filled with; from then on it holds its own text. */
  readonly filled: string;
  readonly problem: string | undefined;
}

// What is pinned to the foot of a phone's screen covers no field that has the focus.
const look =
  'max-lg:scroll-mb-24 min-h-12 w-full min-w-0 rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink aria-invalid:border-2 aria-invalid:border-danger';

interface ControlProps {
  readonly entry: Exclude<Entry, { readonly kind: 'switch' }>;
  readonly filled: string;
  readonly control: ComponentProps<'input'> & ComponentProps<'select'>;
}

/** A sign that stands in the field and is not typed. */
function Sign({ side, children }: { side: 'left-3' | 'right-3'; children: string }) {
  return (
    <span
      aria-hidden="true"
      className={`pointer-events-none absolute inset-y-0 flex items-center text-muted ${side}`}
    >
      {children}
    </span>
  );
}

function Control({ entry, filled, control }: ControlProps) {
  if (entry.kind === 'choice')
    return (
      <>
        <select {...control} defaultValue={filled} className={`${look} cursor-pointer appearance-none pr-12`}>
          {entry.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute inset-y-0 right-3 my-auto text-muted"
        />
      </>
    );
  return (
    <>
      <input
        {...control}
        type="text"
        inputMode={entry.kind === 'number' && entry.isDecimal !== true ? 'numeric' : 'decimal'}
        autoComplete="off"
        defaultValue={filled}
        className={`${look} tabular-nums ${entry.kind === 'dollars' ? 'pl-8' : ''}`}
      />
      {entry.kind === 'dollars' ? <Sign side="left-3">$</Sign> : null}
      {entry.kind === 'percent' ? <Sign side="right-3">%</Sign> : null}
    </>
  );
}

/**
 * One field of a calculator. It looks like the fields of the forms and is none of them: those bring what sends a form,
 * and nothing is sent here.
 */
export function EntryField({ entry, filled, problem }: EntryFieldProps) {
  const id = useId();
  const hintId = entry.hint === undefined ? undefined : `${id}-hint`;
  const problemId = problem === undefined ? undefined : `${id}-problem`;
  const control = {
    id,
    name: entry.name,
    'aria-describedby': [problemId, hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': problem === undefined ? undefined : (true as const),
  };
  if (entry.kind === 'switch')
    return (
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...control}
          type="checkbox"
          defaultChecked={filled === '1'}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-primary max-lg:scroll-mb-24"
        />
        {entry.label}
      </label>
    );
  return (
    <div className="grid min-w-0 gap-1">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <label htmlFor={id} className="font-semibold">
          {entry.label}
        </label>
        {entry.kind !== 'choice' && entry.isOptional === true ? (
          <span className="text-sm text-muted">(optional)</span>
        ) : null}
      </div>
      {hintId === undefined ? null : (
        <p id={hintId} className="text-sm text-muted">
          {entry.hint}
        </p>
      )}
      {problemId === undefined ? null : (
        <p id={problemId} className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
      <div className="relative">
        <Control entry={entry} filled={filled} control={control} />
      </div>
    </div>
  );
}
