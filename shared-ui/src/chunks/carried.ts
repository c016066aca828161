import { carriedKey } from 'shared-contract/stored-keys';
import { contentOf, type FormContent } from './form-content.ts';

/** What {@link carryForms} has taken along: what was typed, by form and field. */
export interface Carried {
  readonly page: string;
  readonly forms: Readonly<Record<string, FormContent>>;
}

export const nameOf = (form: HTMLFormElement) => form.getAttribute('aria-label') ?? '';

/** Takes what was typed into forms, whether they keep a draft or not, over a reload of the page. In this tab alone. */
export function carryForms(): void {
  const forms = [...document.forms].map((form) => [nameOf(form), contentOf(form)] as const);
  const carried: Carried = { page: location.pathname, forms: Object.fromEntries(forms) };
  try {
    sessionStorage.setItem(carriedKey, JSON.stringify(carried));
  } catch {
    // Storage is blocked or full: the page is loaded again all the same.
  }
}
