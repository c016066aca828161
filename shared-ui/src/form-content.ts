import { carriedKey } from 'shared-contract/stored-keys';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Values of a form by field name. A group without a checked box has an empty list. */
export type FormContent = Record<string, string[]>;

/** Controls whose value may be stored: no password (hidden or shown) and no file. */
const MAY_BE_KEPT =
  ':is(input,textarea,select)[name]:not([name=""],[data-secret],[type=password],[type=file],[type=hidden],[type=submit],[type=button],[type=reset],[type=image])';

export function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => element.matches(MAY_BE_KEPT));
}

/** Returns the values of a form that may be stored. */
export function contentOf(form: HTMLFormElement): FormContent {
  const content: FormContent = {};
  for (const control of controlsOf(form)) {
    const values = (content[control.name] ??= []);
    if (!isTicked(control) || control.checked) values.push(control.value);
  }
  return content;
}

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
