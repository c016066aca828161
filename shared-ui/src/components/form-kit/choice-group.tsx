import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

/** How many answers of a list it takes until they stand in two columns. */
const TWO_COLUMNS_FROM = 5;

/** Cards stand out one by one; a list is a question among many. */
const looks = {
  cards: {
    text: 'ui:mb-1',
    answers: 'ui:grid ui:gap-1',
    answer:
      'ui:rounded-md ui:border ui:border-line ui:px-3 ui:group-aria-invalid/choice:border-danger ui:hover:border-edge ui:has-checked:border-primary ui:has-checked:bg-ground',
    box: 'ui:size-5',
  },
  list: { text: '', answers: 'ui:mt-1 ui:grid ui:gap-x-8', answer: '', box: 'ui:size-6' },
} as const;

export interface ChoiceGroupProps {
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
  if (!required) return <span className="ui:text-sm ui:text-muted">(optional)</span>;
  return (
    <span aria-hidden="true" className="ui:text-copper">
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
      className={clsx('ui:group/choice ui:min-w-0', look === 'cards' && 'ui:grid ui:content-start ui:gap-1')}
    >
      <legend className={clsx('ui:mb-1', look === 'cards' && 'ui:text-pretty')}>
        <span className="ui:font-semibold">{legend}</span>
        {look === 'list' ? (
          <>
            {' '}
            <Mark required={required} />
          </>
        ) : null}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className={clsx('ui:text-sm ui:text-muted', text)}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className={clsx('ui:text-sm ui:font-medium ui:text-danger', text)}>
          {error}
        </p>
      ) : null}
      <div className={clsx(answers, isWide && 'ui:sm:grid-cols-2')}>
        {options.map(({ value, label }) => (
          <label
            key={value}
            className={clsx(
              'ui:flex ui:min-h-control-sm ui:cursor-pointer ui:items-start ui:gap-3 ui:py-2',
              answer,
            )}
          >
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              id={`${id}-${value}`}
              name={isRadio ? name : name(value)}
              value={value}
              defaultChecked={chosen.includes(value)}
              className={clsx('ui:mt-0.5 ui:shrink-0 ui:cursor-pointer ui:accent-primary', box)}
            />
            <span className="ui:min-w-0">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
