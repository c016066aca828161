import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { FieldError, useFieldParts, type FieldBasics } from './field-frame.tsx';

export type CheckboxFieldProps = Omit<FieldBasics, 'label'> &
  Omit<ComponentProps<'input'>, keyof FieldBasics | 'checked' | 'type'> & { label: ReactNode };

/** One thing to agree to or switch on. The whole line is the target. */
export function CheckboxField({
  label,
  name,
  hint,
  error,
  required,
  id,
  className,
  ...props
}: CheckboxFieldProps) {
  const parts = useFieldParts({ id, name, hint, error });
  return (
    <div data-slot="field" className={clsx('flex min-w-0 flex-col gap-1', className)}>
      {parts.message ? <FieldError id={parts.errorId}>{parts.message}</FieldError> : null}
      <label htmlFor={parts.control.id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input
          {...props}
          {...parts.control}
          type="checkbox"
          required={required}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-primary"
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint ? (
        <div id={parts.hintId} className="ml-9 text-sm text-muted">
          {hint}
        </div>
      ) : null}
    </div>
  );
}
