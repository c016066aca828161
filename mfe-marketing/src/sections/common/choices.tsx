import { Icon } from 'shared-ui/icon';
import { classes } from '../../classes.ts';

export interface CategoryChoice {
  /** Value in the address. `''` for all. */
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

interface CategoryBarProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly choices: readonly CategoryChoice[];
  readonly chosen: string;
  readonly onChoose: (value: string) => void;
}

/** Filters by category and shows the count of each. Hidden without scripts, because all items are then visible. */
export function CategoryBar({ label, choices, chosen, onChoose }: CategoryBarProps) {
  return (
    <div role="group" aria-label={label} className="mt-6 flex flex-wrap gap-2 print:hidden noscript:hidden">
      {choices.map(({ value, label: name, count }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={classes(
            'min-h-11 cursor-pointer rounded-md border px-4 py-1 text-sm',
            value === chosen
              ? 'border-primary bg-primary font-semibold text-on-primary'
              : 'border-edge bg-surface hover:border-primary hover:text-primary',
          )}
        >
          {name} <span className="tabular-nums opacity-80">({count})</span>
        </button>
      ))}
    </div>
  );
}

/** Styles of a filter control. They match form fields, although filters aren't submitted. */
export const control =
  'min-h-12 w-full min-w-0 rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  /** Label of the empty option. */
  readonly any: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

/** A select with the values of the data. A value from the address that isn't in the data is added as an option. */
export function ChoiceField({ name, label, any, value, options, onChoose }: ChoiceFieldProps) {
  const isKnown = value === '' || options.some((option) => option.value === value);
  const all = isKnown ? options : [...options, { value, label: value }];
  return (
    <div className="grid content-start gap-1">
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={name}
          name={name}
          autoComplete="off"
          value={value}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
          className={`${control} cursor-pointer appearance-none truncate pe-11`}
        >
          <option value="">{any}</option>
          {all.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
        />
      </div>
    </div>
  );
}
