import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { controlLook, FieldFrame, useFieldParts, type FieldBasics } from './field-frame.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = FieldBasics &
  Omit<ComponentProps<'select'>, keyof FieldBasics | 'value' | 'children'> & {
    options: readonly SelectOption[];
    /** First line with an empty value, for example `Choose a topic`. */
    placeholder?: string | undefined;
  };

/** A choice from a list, as the browser's own select. */
export function SelectField({
  label,
  name,
  hint,
  error,
  required,
  id,
  className,
  options,
  placeholder,
  ...props
}: SelectFieldProps) {
  const parts = useFieldParts({ id, name, hint, error });
  return (
    <FieldFrame basics={{ label, name, hint, required, className }} parts={parts}>
      <div className="ui:relative">
        <select
          {...props}
          {...parts.control}
          required={required}
          className={clsx(controlLook, 'ui:cursor-pointer ui:appearance-none ui:pr-12')}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          className="ui:pointer-events-none ui:absolute ui:inset-y-0 ui:right-3 ui:my-auto ui:text-muted"
        />
      </div>
    </FieldFrame>
  );
}
