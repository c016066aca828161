import type { ComponentProps } from 'react';
import { controlLook, FieldFrame, useFieldParts, type FieldBasics } from './field-frame.tsx';

export type TextFieldProps = FieldBasics & Omit<ComponentProps<'input'>, keyof FieldBasics | 'value'>;

/** A line of text. Uncontrolled: the browser holds the value. */
export function TextField({
  label,
  name,
  hint,
  error,
  required,
  id,
  className,
  type = 'text',
  ...props
}: TextFieldProps) {
  const parts = useFieldParts({ id, name, hint, error });
  return (
    <FieldFrame basics={{ label, name, hint, required, className }} parts={parts}>
      <input {...props} {...parts.control} type={type} required={required} className={controlLook} />
    </FieldFrame>
  );
}
