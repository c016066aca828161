import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { carriedKey } from 'shared-contract/stored-keys';
import {
  type Carried,
  contentOf,
  type Control,
  controlsOf,
  type FormContent,
  isTicked,
  nameOf,
} from '../../form-content.ts';
import { drop, keep, onForget, readKept } from './draft-store.ts';

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

/** Writes past React's value tracker and dispatches events, so that change handlers run. */
function write(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Writes content into the fields that `mayFill` accepts. */
export function fillForm(
  form: HTMLFormElement,
  content: Readonly<FormContent>,
  mayFill: (control: Control) => boolean = () => true,
): void {
  const all = controlsOf(form);
  for (const [name, values] of Object.entries(content)) {
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

/** Restores a draft, by default never over changed fields. */
export function restoreDraft(key: string, form: HTMLFormElement, mayFill = isUntouched): void {
  fillForm(form, readDraft(key), mayFill);
}

/** Runs on session storage, which may be forbidden. */
function withTab<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage);
  } catch {
    return undefined;
  }
}

/** Restores, once, the text that `carryForms` stored. */
export function restoreCarried(form: HTMLFormElement): void {
  const typed = withTab((storage) => {
    const { page, forms = {} } = JSON.parse(storage.getItem(carriedKey) ?? '{}') as Partial<Carried>;
    if (page !== location.pathname) return undefined;
    const { [nameOf(form)]: draft, ...others } = forms;
    storage.setItem(carriedKey, JSON.stringify({ page, forms: others } satisfies Carried));
    return draft;
  });
  if (typed) fillForm(form, typed, isUntouched);
}

onForget(() => withTab((storage) => storage.removeItem(carriedKey)));

/** Forms of one draft on one page. Changes in one show in the others. */
interface Twin {
  readonly onChange: () => void;
  readonly onSent: (value: unknown, answer: unknown) => void;
}

const twins = new Map<string, Set<Twin>>();

/** Returns the other forms of the draft. */
function otherTwins(key: string, self: Twin | null): Twin[] {
  return [...(twins.get(key) ?? [])].filter((twin) => twin !== self);
}

interface Draft {
  /** Stores the content, and copies it to the other forms. */
  readonly keep: () => void;
  /** Drops the draft of a sent form, and marks the other forms as sent. */
  readonly end: (value: unknown, answer: unknown) => void;
}

/** Restores and stores a form's draft, and mirrors the other forms of the key. Without a key nothing is stored. */
export function useDraft(
  key: string | undefined,
  form: RefObject<HTMLFormElement | null>,
  onTwinSent: (value: unknown, answer: unknown) => void,
): Draft {
  const filling = useRef(false);
  const twin = useRef<Twin>(null);
  const onSent = useEffectEvent(onTwinSent);

  useEffect(() => {
    if (!key) return undefined;
    const fillIn = (mayFill?: () => boolean) => {
      filling.current = true;
      if (form.current) restoreDraft(key, form.current, mayFill);
      filling.current = false;
    };
    fillIn();
    const own: Twin = {
      onChange: () => {
        fillIn(() => true);
      },
      onSent: (value, answer) => {
        onSent(value, answer);
      },
    };
    twin.current = own;
    const group = twins.get(key) ?? new Set();
    twins.set(key, group.add(own));
    return () => {
      group.delete(own);
    };
  }, [key, form]);

  return {
    keep: () => {
      // Ignores events while a draft fills in the fields.
      if (!key || !form.current || filling.current) return;
      keep('draft', key, contentOf(form.current));
      otherTwins(key, twin.current).forEach((other) => other.onChange());
    },
    end: (value, answer) => {
      if (!key) return;
      drop('draft', key);
      otherTwins(key, twin.current).forEach((other) => other.onSent(value, answer));
    },
  };
}
