import { clsx } from 'clsx';
import { createContext, type ReactNode, useContext, useId } from 'react';

/** Error messages of the form, by field name. */
export const FormErrors = createContext<Readonly<Record<string, string>>>({});

export interface FieldBasics {
  /** Visible, and exactly the field's accessible name. */
  label: string;
  name: string;
  hint?: ReactNode;
  /** Overrides the form's message. */
  error?: string | undefined;
  required?: boolean | undefined;
  id?: string | undefined;
  /** Applies to the field with its label, not to the control. */
  className?: string | undefined;
}

export const controlStyles =
  'ui:border-edge ui:bg-surface ui:text-ink ui:placeholder:text-muted ui:min-h-control ui:w-full ui:min-w-0 ui:rounded-md ui:border ui:px-3 ui:py-1.5 ui:text-field ui:disabled:cursor-not-allowed ui:disabled:opacity-60 ui:aria-invalid:border-danger ui:aria-invalid:border-2';

/**
 * Splits the properties of a field into those of the control and those of its surroundings, and connects both by ids. The
 * field's own message takes precedence over the form's.
 */
export function useField<Props extends Omit<FieldBasics, 'label'> & { label: ReactNode }>({
  label,
  name,
  hint,
  error,
  required,
  id,
  className,
  ...props
}: Props) {
  const generated = useId();
  const errors = useContext(FormErrors);
  const controlId = id ?? generated;
  const message = error ?? errors[name];
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = message ? `${controlId}-error` : undefined;
  return {
    field: { label, hint, required, className, controlId, message, hintId, errorId },
    control: {
      ...props,
      id: controlId,
      name,
      required,
      'aria-describedby': clsx(errorId, hintId) || undefined,
      // Always set: Firefox reports every empty required field as invalid from the start.
      'aria-invalid': !!message,
    },
  };
}
