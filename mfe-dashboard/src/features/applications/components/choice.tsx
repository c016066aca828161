import { useId } from 'react';

interface Props {
  readonly label: string;
  /** More than one by an address alone; the list then says how many. */
  readonly values: readonly string[];
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

export const control = 'min-h-11 w-full min-w-0 rounded-md border border-edge bg-surface px-3';
const SEVERAL = 'several';

/** A filter with one choice. */
export function Choice({ label, values, options, onChoose }: Props) {
  const id = useId();
  const [value = '', ...more] = values;
  // A word of the address that the screen does not offer has its line all the same.
  const isOffered = more.length === 0 && options.some((option) => option.value === value);
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={isOffered ? value : SEVERAL}
        onChange={(event) => onChoose(event.target.value)}
        className={control}
      >
        {isOffered ? null : (
          <option value={SEVERAL} disabled>
            {more.length === 0 ? value : `${values.length} chosen`}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
