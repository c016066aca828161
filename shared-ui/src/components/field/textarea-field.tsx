import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlLook, FieldFrame, useFieldParts, type FieldBasics } from './field-frame.tsx';

export type TextareaFieldProps = FieldBasics & Omit<ComponentProps<'textarea'>, keyof FieldBasics | 'value'>;

/** Several lines of text; grows downwards by hand. */
export function TextareaField({
  label,
  name,
  hint,
  error,
  required,
  id,
  className,
  rows = 5,
  ...props
}: TextareaFieldProps) {
  const parts = useFieldParts({ id, name, hint, error });
  return (
    <FieldFrame basics={{ label, name, hint, required, className }} parts={parts}>
      <textarea
        {...props}
        {...parts.control}
        rows={rows}
        required={required}
        className={clsx(controlLook, 'ui:resize-y')}
      />
    </FieldFrame>
  );
}
