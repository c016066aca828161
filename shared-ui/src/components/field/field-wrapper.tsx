import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { useField } from './field-parts.ts';

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} data-slot="field-error" className="ui:text-sm ui:font-medium ui:wrap-anywhere ui:text-danger">
      {children}
    </p>
  );
}

type FieldWrapperProps = ReturnType<typeof useField>['field'] & { children: ReactNode };

/** Label, hint, control, and error in reading order. The marks are outside the label, so that its text is the name. */
export function FieldWrapper({
  label,
  hint,
  required,
  className,
  controlId,
  message,
  hintId,
  errorId,
  children,
}: FieldWrapperProps) {
  return (
    <div data-slot="field" className={clsx('ui:flex ui:min-w-0 ui:flex-col ui:gap-1', className)}>
      <div className="ui:flex ui:flex-wrap ui:items-baseline ui:gap-1">
        <label htmlFor={controlId} className="ui:font-semibold">
          {label}
        </label>
        {required ? (
          <span aria-hidden="true" className="ui:text-copper">
            *
          </span>
        ) : (
          <span className="ui:text-sm ui:text-muted">(optional)</span>
        )}
      </div>
      {hint ? (
        <div id={hintId} className="ui:text-sm ui:text-muted">
          {hint}
        </div>
      ) : null}
      {message ? <FieldError id={errorId}>{message}</FieldError> : null}
      {children}
    </div>
  );
}
