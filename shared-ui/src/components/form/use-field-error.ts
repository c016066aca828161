import { createContext, useContext } from 'react';

/** Messages by field name, as the form around a field found them. */
export const FormErrors = createContext<Readonly<Record<string, string>>>({});

/** The message for a field: its own when given, else the one the form around it holds. */
export function useFieldError(name: string, own: string | undefined): string | undefined {
  const errors = useContext(FormErrors);
  return own ?? errors[name];
}
