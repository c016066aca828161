import { useId, type ReactNode } from 'react';
import type { FieldOf } from '../../content/onboarding/definition-types.ts';
import { classes } from '../../classes.ts';
import { boxName } from './answers.ts';

interface ChoiceGroupProps {
  readonly field: FieldOf<'radio' | 'checks'>;
  readonly error: string | undefined;
  readonly chosen: readonly string[];
}

/** How many answers it takes until they stand in two columns. */
const TWO_COLUMNS_FROM = 5;

/** A question with its answers below each other: one of them to be chosen, or as many as apply. */
export function ChoiceGroup({ field, error, chosen }: ChoiceGroupProps): ReactNode {
  const id = useId();
  const isRadio = field.kind === 'radio';
  const isRequired = field.missing !== undefined;
  const describedBy = [error && `${id}-error`, field.hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      role={isRadio ? 'radiogroup' : undefined}
      aria-required={isRadio && isRequired ? true : undefined}
      aria-describedby={describedBy || undefined}
      className="min-w-0"
    >
      <legend className="mb-1">
        <span className="font-semibold">{field.label}</span>{' '}
        {isRequired ? (
          <span aria-hidden="true" className="text-copper">
            *
          </span>
        ) : (
          <span className="text-sm text-muted">(optional)</span>
        )}
      </legend>
      {field.hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {field.hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      <div
        className={classes('mt-1 grid gap-x-8', field.options.length >= TWO_COLUMNS_FROM && 'sm:grid-cols-2')}
      >
        {field.options.map(({ value, label }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              id={`${id}-${value}`}
              name={isRadio ? field.id : boxName(field.id, value)}
              value={value}
              defaultChecked={chosen.includes(value)}
              className="mt-0.5 size-6 shrink-0 cursor-pointer accent-primary"
            />
            <span className="min-w-0">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
