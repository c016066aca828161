export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in a form, by the names of its fields. A group of which nothing is ticked has an empty list. */
export type FormContent = Record<string, string[]>;

/** Controls whose value may be kept: never a password, nor one that is being shown as text, never a file. */
const MAY_BE_KEPT =
  ':is(input,textarea,select)[name]:not([name=""],[data-secret],[type=password],[type=file],[type=hidden],[type=submit],[type=button],[type=reset],[type=image])';

export function isTicked(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio';
}

export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((element): element is Control => element.matches(MAY_BE_KEPT));
}

/** What stands in a form, but for what nobody may keep. */
export function contentOf(form: HTMLFormElement): FormContent {
  const content: FormContent = {};
  for (const control of controlsOf(form)) {
    const values = (content[control.name] ??= []);
    if (!isTicked(control) || control.checked) values.push(control.value);
  }
  return content;
}
