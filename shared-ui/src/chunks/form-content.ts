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
