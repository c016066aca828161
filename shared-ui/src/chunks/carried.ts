import { carriedKey } from 'shared-contract/stored-keys';
import { contentOf, type FormContent } from './form-content.ts';

/** Text that {@link carryForms} stored, by form and field. */
export interface Carried {
  readonly page: string;
  readonly forms: Readonly<Record<string, FormContent>>;
}

export const nameOf = (form: HTMLFormElement) => form.getAttribute('aria-label') ?? '';

/** Stores the text of all forms for the next load of this page in this tab. */
export function carryForms(): void {
  const forms = [...document.forms].map((form) => [nameOf(form), contentOf(form)] as const);
  const carried: Carried = { page: location.pathname, forms: Object.fromEntries(forms) };
  try {
    sessionStorage.setItem(carriedKey, JSON.stringify(carried));
  } catch {
    // Storage is blocked or full. The caller reloads anyway.
  }
}
