import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { useFieldError } from '../form/use-field-error.ts';

export interface FieldBasics {
  /** Visible, and the field's accessible name to the letter. */
  label: string;
  name: string;
  hint?: ReactNode;
  /** Overrides the message of the form around the field. */
  error?: string | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
  /** Of the field with its label, not of the control. */
  className?: string | undefined;
}

export const controlLook =
  'ui:border-edge ui:bg-surface ui:text-ink ui:placeholder:text-muted ui:min-h-control ui:w-full ui:min-w-0 ui:rounded-md ui:border ui:px-3 ui:py-1.5 ui:text-field ui:disabled:cursor-not-allowed ui:disabled:opacity-60 ui:aria-invalid:border-danger ui:aria-invalid:border-2';

/** Ids and states that tie a control to its label, hint and error. */
export function useFieldParts({
  id,
  name,
  hint,
  error,
}: Pick<FieldBasics, 'id' | 'name' | 'hint' | 'error'>) {
  const generated = useId();
  const controlId = id ?? generated;
  const message = useFieldError(name, error);
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = message ? `${controlId}-error` : undefined;
  return {
    message,
    hintId,
    errorId,
    control: {
      id: controlId,
      name,
      'aria-describedby': clsx(errorId, hintId) || undefined,
      // Said also where nothing is wrong: Firefox calls every empty required field invalid from the start.
      'aria-invalid': !!message,
    },
  };
}

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} data-slot="field-error" className="ui:text-sm ui:font-medium ui:wrap-anywhere ui:text-danger">
      {children}
    </p>
  );
}

interface FieldFrameProps {
  basics: FieldBasics;
  parts: ReturnType<typeof useFieldParts>;
  children: ReactNode;
}

/** Label, hint, control and error, in the order they are read. The marks stand outside the label: its text stays the name. */
export function FieldFrame({
  basics: { label, hint, required = false, className },
  parts,
  children,
}: FieldFrameProps) {
  return (
    <div data-slot="field" className={clsx('ui:flex ui:min-w-0 ui:flex-col ui:gap-1', className)}>
      <div className="ui:flex ui:flex-wrap ui:items-baseline ui:gap-1">
        <label htmlFor={parts.control.id} className="ui:font-semibold">
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
        <div id={parts.hintId} className="ui:text-sm ui:text-muted">
          {hint}
        </div>
      ) : null}
      {parts.message ? <FieldError id={parts.errorId}>{parts.message}</FieldError> : null}
      {children}
    </div>
  );
}
