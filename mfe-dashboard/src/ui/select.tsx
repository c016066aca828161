import type { ComponentProps } from 'react';
import { useWrite } from '../lib/use-action.ts';

interface Props extends Omit<ComponentProps<'select'>, 'onChange'> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
  /** Includes the horizontal padding. */
  readonly className: string;
}

/** A select outside a form. Its label is `aria-label`, or a `label` element around it. */
export function Select({ options, onChoose, className, ...select }: Props) {
  return (
    <select
      {...select}
      onChange={({ target }) => onChoose(target.value)}
      className={`min-h-control rounded-md border border-edge bg-surface text-field ${className}`}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface SavingSelectProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly save: (value: string) => Promise<void>;
}

/** A select that saves each choice. It isn't disabled meanwhile, because it would lose focus. */
export function SavingSelect({ label, options, value, save }: SavingSelectProps) {
  const { mutateAsync, isPending, variables } = useWrite(save);
  return (
    <label className="flex min-w-0 items-center gap-2">
      <span className="text-sm text-muted">{label}</span>
      <Select
        value={isPending ? variables : value}
        options={options}
        aria-busy={isPending}
        onChoose={(choice) => {
          if (!isPending) void mutateAsync(choice);
        }}
        className="max-w-full min-w-0 px-2"
      />
    </label>
  );
}
