import type { FieldKind, OnboardingField } from 'shared-contract/onboarding/step-types';
import { classes } from '../../classes.ts';

/** What is written into an empty line of the sample. */
const entries: Readonly<Partial<Record<FieldKind, string>>> = {
  text: 'Text',
  longText: 'A few sentences',
  email: 'Email address',
  phone: 'Phone number',
  money: 'Dollars',
  year: 'Year',
  date: 'Date',
};

/** Choices of at most this many letters stand in two columns. */
const SHORT_LABEL = 24;

/** From this many choices on, a list is described by its first and its last. */
const LONG_LIST = 12;

function Choices({ field }: { field: Extract<OnboardingField, { options: readonly unknown[] }> }) {
  const { options } = field;
  const isBox = field.kind === 'checks';
  if (options.length >= LONG_LIST)
    return (
      <p className="border border-line px-3 py-2 text-muted">
        A list of {options.length}, {options[0]?.label} to {options.at(-1)?.label}
      </p>
    );
  return (
    <ul
      aria-label={isBox ? 'As many as apply' : 'One of these'}
      className={classes(
        'grid gap-x-8 gap-y-2',
        options.every(({ label }) => label.length <= SHORT_LABEL) && 'sm:grid-cols-2',
      )}
    >
      {options.map(({ value, label }) => (
        <li key={value} className="flex gap-3">
          <span
            aria-hidden="true"
            className={classes('mt-1 size-4 shrink-0 border border-edge', !isBox && 'rounded-full')}
          />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** A form on paper shows the label of a consent next to its box, under a heading. */
function headingOf({ kind, id, label }: OnboardingField) {
  if (kind !== 'consent') return label;
  return id === 'accurate' ? 'Confirmation' : 'Consent';
}

/** One question of the sample: its words and its choices, nothing that takes focus. */
export function SampleField({ field }: { field: OnboardingField }) {
  return (
    <div className="grid break-inside-avoid content-start gap-2">
      <dt>
        <span className="font-semibold">{headingOf(field)}</span>{' '}
        {field.missing === undefined ? <span className="text-sm text-muted">(optional)</span> : null}
      </dt>
      {field.hint ? <dd className="text-sm text-muted">{field.hint}</dd> : null}
      <dd>
        {'options' in field ? (
          <Choices field={field} />
        ) : field.kind === 'consent' ? (
          <p className="flex gap-3">
            <span aria-hidden="true" className="mt-1 size-4 shrink-0 border border-edge" />
            {field.label}
          </p>
        ) : (
          <p
            className={classes(
              'border border-line px-3 py-2 text-muted',
              field.kind === 'longText' && 'pb-12',
              (field.kind === 'money' || field.kind === 'year' || field.kind === 'date') && 'max-w-80',
            )}
          >
            {entries[field.kind]}
          </p>
        )}
      </dd>
    </div>
  );
}
