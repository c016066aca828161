import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';

/** How many answers of a list it takes until they stand in two columns. */
const TWO_COLUMNS_FROM = 5;

/** Cards stand out one by one; a list is a question among many. */
const looks = {
  cards: {
    text: 'mb-1',
    answers: 'grid gap-1',
    answer:
      'rounded-md border border-line px-3 group-aria-invalid/choice:border-danger hover:border-edge has-checked:border-primary has-checked:bg-ground',
    box: 'size-5',
  },
  list: { text: '', answers: 'mt-1 grid gap-x-8', answer: '', box: 'size-6' },
} as const;

interface ChoiceGroupProps {
  readonly look: keyof typeof looks;
  /** The question; it names the group. */
  readonly legend: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** One answer of a name, or several, each of a name of its own. */
  readonly name: string | ((value: string) => string);
  /** What was chosen before. */
  readonly chosen?: readonly string[];
  readonly required: boolean;
}

function Mark({ required }: { readonly required: boolean }) {
  if (!required) return <span className="text-sm text-muted">(optional)</span>;
  return (
    <span aria-hidden="true" className="text-copper">
      *
    </span>
  );
}

/** A question with a few answers, each on a line of its own that is the target. The browser holds the choice. */
export function ChoiceGroup({
  look,
  legend,
  hint,
  error,
  options,
  name,
  chosen = [],
  required,
}: ChoiceGroupProps): ReactNode {
  const id = useId();
  const isRadio = typeof name === 'string';
  const { text, answers, answer, box } = looks[look];
  const isWide = look === 'list' && options.length >= TWO_COLUMNS_FROM;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      role={isRadio ? 'radiogroup' : undefined}
      aria-required={isRadio && required ? true : undefined}
      aria-invalid={isRadio && error ? true : undefined}
      aria-describedby={described || undefined}
      className={classes('group/choice min-w-0', look === 'cards' && 'grid content-start gap-1')}
    >
      <legend className={classes('mb-1', look === 'cards' && 'text-pretty')}>
        <span className="font-semibold">{legend}</span>
        {look === 'list' ? (
          <>
            {' '}
            <Mark required={required} />
          </>
        ) : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className={classes('text-sm text-muted', text)}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={classes('text-sm font-medium text-danger', text)}>
          {error}
        </p>
      ) : null}
      <div className={classes(answers, isWide && 'sm:grid-cols-2')}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={classes('flex min-h-11 cursor-pointer items-start gap-3 py-2', answer)}
          >
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              id={`${id}-${value}`}
              name={isRadio ? name : name(value)}
              value={value}
              defaultChecked={chosen.includes(value)}
              className={classes('mt-0.5 shrink-0 cursor-pointer accent-primary', box)}
            />
            <span className="min-w-0">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
