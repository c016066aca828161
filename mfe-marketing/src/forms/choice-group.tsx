import { useId } from 'react';

interface ChoiceGroupProps {
  /** The question; it names the group. */
  readonly legend: string;
  readonly name: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** One answer out of a few, each on a line of its own that is the target. The browser holds the choice. */
export function ChoiceGroup({ legend, name, hint, error, options }: ChoiceGroupProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={described || undefined}
      className="group/choice grid min-w-0 content-start gap-1"
    >
      <legend className="mb-1 font-semibold text-pretty">{legend}</legend>
      {hint ? (
        <p id={`${id}-hint`} className="mb-1 text-sm text-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mb-1 text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-md border border-line px-3 py-2 group-aria-invalid/choice:border-danger hover:border-edge has-checked:border-primary has-checked:bg-ground"
        >
          <input
            id={`${id}-${value}`}
            type="radio"
            name={name}
            value={value}
            className="mt-0.5 size-5 shrink-0 cursor-pointer accent-primary"
          />
          <span className="min-w-0">{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
