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
    <div data-slot="field" className={clsx('ui:flex ui:min-w-0 ui:flex-col ui:gap-1', className)}>
      {parts.message ? <FieldError id={parts.errorId}>{parts.message}</FieldError> : null}
      <label
        htmlFor={parts.control.id}
        className="ui:flex ui:min-h-control-sm ui:cursor-pointer ui:items-start ui:gap-3 ui:py-2"
      >
        <input
          {...props}
          {...parts.control}
          type="checkbox"
          required={required}
          className="ui:mt-0.5 ui:size-6 ui:shrink-0 ui:cursor-pointer ui:accent-primary"
        />
        <span className="ui:min-w-0">{label}</span>
      </label>
      {hint ? (
        <div id={parts.hintId} className="ui:ml-9 ui:text-sm ui:text-muted">
          {hint}
        </div>
      ) : null}
    </div>
  );
}
