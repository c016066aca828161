import { Icon } from 'shared-ui/icon';

/** How a control of the filters looks: as one of a form, though nothing is sent. */
export const control =
  'min-h-12 w-full min-w-0 rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted';

interface ChoiceFieldProps {
  readonly name: string;
  readonly label: string;
  /** What it says while nothing is chosen. */
  readonly any: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

/** One of the values that the data has, or any. A value of the address that the data lacks is shown for what it is. */
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
          onChange={({ currentTarget }) => {
            onChoose(currentTarget.value);
          }}
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
