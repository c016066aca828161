import type { ComponentProps } from 'react';
import { TextField } from 'shared-ui/field';

type Props = Omit<ComponentProps<typeof TextField>, 'defaultValue' | 'inputMode'> & {
  /** What it begins with; 0 is left empty. */
  readonly amount: number;
};

/** Dollars as people write them. */
export function AmountField({ amount, ...field }: Props) {
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={amount === 0 ? '' : amount.toLocaleString('en-US')}
    />
  );
}
