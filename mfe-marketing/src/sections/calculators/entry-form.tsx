import { type ComponentProps, type ReactNode, type RefObject, useId, useState } from 'react';
import { Icon } from 'shared-ui/icon';
import type { Entries, Entry, EntryGroup, Problems } from '../../content/calculators/calculator.ts';

interface EntryFieldProps {
  readonly entry: Entry;
  /** Initial value. The field is uncontrolled afterward. */
  readonly filled: string;
  readonly problem: string | undefined;
}

// Scroll margin for the bar that is pinned to the bottom of a phone's screen, so that it doesn't cover the focused
// field.
const look =
  'max-lg:scroll-mb-24 min-h-12 w-full min-w-0 rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink aria-invalid:border-2 aria-invalid:border-danger';

interface ControlProps {
  readonly entry: Exclude<Entry, { readonly kind: 'switch' }>;
  readonly filled: string;
  readonly control: ComponentProps<'input'> & ComponentProps<'select'>;
}

/** A unit symbol inside the field. */
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

/** A calculator field. It has the same styles as form fields, but no code for submitting, because nothing is sent. */
function EntryField({ entry, filled, problem }: EntryFieldProps) {
  const id = useId();
  const hint = [entry.hint, entry.law].filter(Boolean).join(' ');
  const hintId = hint === '' ? undefined : `${id}-hint`;
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
          {hint}
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

interface EntryFormProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly label: string;
  readonly groups: readonly EntryGroup[];
  readonly filled: Entries;
  readonly problems: Problems;
  readonly onChange: (isTyped: boolean) => void;
  /** Called when the user leaves a field. */
  readonly onSettle: () => void;
  readonly children: ReactNode;
}

const isText = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'text';

/** Shows a field's error after the user leaves it, not while they type. */
export function EntryForm({
  form,
  label,
  groups,
  filled,
  problems,
  onChange,
  onSettle,
  children,
}: EntryFormProps) {
  const [typing, setTyping] = useState<string>();
  const settle = () => {
    setTyping(undefined);
    onSettle();
  };
  return (
    <form
      ref={form}
      aria-label={label}
      noValidate
      className="grid gap-8 print:hidden noscript:hidden"
      onInput={({ target }) => {
        if (isText(target)) setTyping(target.name);
        onChange(isText(target));
      }}
      onBlur={settle}
      onSubmit={(event) => {
        event.preventDefault();
        settle();
      }}
    >
      {groups.map(({ legend, entries }) => (
        <fieldset key={legend} className="min-w-0">
          <legend className="mb-4 w-full border-b border-edge pb-2 font-heading text-lg">{legend}</legend>
          {/* Not on the fieldset, because in WebKit the legend of a grid doesn't shrink when the page gets narrower. */}
          <div className="grid gap-4">
            {entries.map((entry) => (
              <EntryField
                key={entry.name}
                entry={entry}
                filled={filled[entry.name] ?? ''}
                problem={typing === entry.name ? undefined : problems[entry.name]}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {children}
      {/* Without a submit button, Enter does nothing in a form with several fields. */}
      <button type="submit" hidden>
        Calculate
      </button>
    </form>
  );
}

/** Formats an entry for display. */
export function entryText(entry: Entry, text = ''): string {
  if (entry.kind === 'choice') return entry.options.find(({ value }) => value === text)?.label ?? text;
  if (entry.kind === 'switch') return text === '1' ? 'Yes' : 'No';
  const typed = text.trim() === '' ? '0' : text.trim();
  if (entry.kind === 'dollars') return typed.startsWith('$') ? typed : `$${typed}`;
  return entry.kind === 'percent' && !typed.endsWith('%') ? `${typed}%` : typed;
}

/** Lists the current entries, for print and for browsers without scripts, which don't show the form. */
export function Entered({ entries, counted }: { entries: readonly Entry[]; counted: Entries }) {
  return (
    <dl className="hidden content-start print:grid noscript:grid">
      {entries.map((entry) => (
        <div key={entry.name} className="flex justify-between gap-4 border-b border-line py-1 print:py-0.5">
          <dt>{entry.label}</dt>
          <dd className="text-end tabular-nums">{entryText(entry, counted[entry.name])}</dd>
        </div>
      ))}
    </dl>
  );
}
