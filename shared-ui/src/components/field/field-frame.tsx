import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { useFieldError } from '../form/form-errors.ts';

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
  'border-edge bg-surface text-ink placeholder:text-muted min-h-12 w-full min-w-0 rounded-md border px-3 py-2 text-base disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger aria-invalid:border-2';

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
      'aria-invalid': message ? (true as const) : undefined,
    },
  };
}

export function FieldError({ id, children }: { id: string | undefined; children: ReactNode }) {
  return (
    <p id={id} data-slot="field-error" className="text-sm font-medium wrap-anywhere text-danger">
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
    <div data-slot="field" className={clsx('flex min-w-0 flex-col gap-1', className)}>
      <div className="flex flex-wrap items-baseline gap-1">
        <label htmlFor={parts.control.id} className="font-semibold">
          {label}
        </label>
        {required ? (
          <span aria-hidden="true" className="text-copper">
            *
          </span>
        ) : (
          <span className="text-sm text-muted">(optional)</span>
        )}
      </div>
      {hint ? (
        <div id={parts.hintId} className="text-sm text-muted">
          {hint}
        </div>
      ) : null}
      {parts.message ? <FieldError id={parts.errorId}>{parts.message}</FieldError> : null}
      {children}
    </div>
  );
}
