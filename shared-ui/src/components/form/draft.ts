import { carriedKey } from 'shared-contract/stored-keys';
import { nameOf, type Carried } from '../../chunks/carried.ts';
import {
  contentOf,
  controlsOf,
  isTicked,
  type Control,
  type FormContent,
} from '../../chunks/form-content.ts';
import { drop, keep, onForget, readKept } from './draft-store.ts';

/** Keeps what is in the form on this device. */
export function saveDraft(key: string, form: HTMLFormElement): void {
  keep('draft', key, contentOf(form));
}

/** Forgets the draft. */
export function clearDraft(key: string): void {
  drop('draft', key);
}

function readDraft(key: string): FormContent {
  const kept = readKept('draft', key);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(
      (entry): entry is [string, string[]] =>
        Array.isArray(entry[1]) && entry[1].every((value) => typeof value === 'string'),
    ),
  );
}

function isUntouched(control: Control): boolean {
  if (isTicked(control)) return control.checked === control.defaultChecked;
  if (control instanceof HTMLSelectElement) {
    const chosen = [...control.options].findIndex((option) => option.defaultSelected);
    return control.selectedIndex === Math.max(chosen, 0);
  }
  return control.value === control.defaultValue;
}

/** Writes past React's own value tracker and tells it, so that a component that listens for changes hears this one. */
function write(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

function fill(
  form: HTMLFormElement,
  draft: Readonly<FormContent>,
  mayFill: (control: Control) => boolean,
): void {
  const all = controlsOf(form);
  for (const [name, values] of Object.entries(draft)) {
    const controls = all.filter((control) => control.name === name);
    if (!controls.every(mayFill)) continue;
    controls.forEach((control, index) => {
      if (isTicked(control)) {
        if (values.includes(control.value) !== control.checked) control.click();
        return;
      }
      const value = values[index];
      if (value !== undefined && value !== control.value) write(control, value);
    });
  }
}

/** Puts a kept draft back, but never over something already typed, ticked or chosen. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  fill(form, readDraft(key), isUntouched);
}

/** Makes a form say what another one of the same draft says. */
export function mirrorDraft(key: string, form: HTMLFormElement): void {
  fill(form, readDraft(key), () => true);
}

/** Makes a form say what it said when it was sent. */
export function fillForm(form: HTMLFormElement, content: Readonly<FormContent>): void {
  fill(form, content, () => true);
}

/** Runs on this tab's storage, which may be forbidden. */
function withTab<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Puts back, once, what was typed into the form that stood here before. */
export function restoreCarried(form: HTMLFormElement): void {
  const typed = withTab((storage) => {
    const { page, forms = {} } = JSON.parse(storage.getItem(carriedKey) ?? '{}') as Partial<Carried>;
    if (page !== location.pathname) return undefined;
    const { [nameOf(form)]: draft, ...others } = forms;
    storage.setItem(carriedKey, JSON.stringify({ page, forms: others } satisfies Carried));
    return draft;
  });
  if (typed) fill(form, typed, isUntouched);
}

onForget(() => withTab((storage) => storage.removeItem(carriedKey)));
