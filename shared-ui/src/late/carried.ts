import { carriedKey } from 'shared-contract/stored-keys';
import { contentOf, type FormContent } from './form-content.ts';

/** What {@link carryForms} has taken along: what was typed, by form and field. */
export interface Carried {
  readonly page: string;
  readonly forms: Readonly<Record<string, FormContent>>;
}

export const nameOf = (form: HTMLFormElement) => form.getAttribute('aria-label') ?? '';

/**
 * Takes what was typed into forms, whether they keep a draft or not, over to the ones that come in their place: after a
 * reload of the page, or when a late part comes alive. In this tab alone.
 */
export function carryForms(within: ParentNode): void {
  const forms = [...within.querySelectorAll('form')].map((form) => [nameOf(form), contentOf(form)] as const);
  const page = location.pathname;
  try {
    // Two parts may come alive at once: what one has taken along is still there when the other does.
    const before = JSON.parse(sessionStorage.getItem(carriedKey) ?? '{}') as Partial<Carried>;
    const carried: Carried = {
      page,
      forms: { ...(before.page === page ? before.forms : {}), ...Object.fromEntries(forms) },
    };
    sessionStorage.setItem(carriedKey, JSON.stringify(carried));
  } catch {
    return;
  }
}
