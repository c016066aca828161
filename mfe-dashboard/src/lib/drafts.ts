import { useRef, useState } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { draftPrefix } from 'shared-contract/stored-keys';
import { tryStorage } from './browser.ts';

/* Unsaved input of a record. It lasts in this tab, including reloads, until the user signs out. The entries use the
   format and prefix of local drafts, so that sign-out and the one-week expiry remove them too. */

interface FieldDraft<Base, Typed> {
  /** The record's initial values and version, for detecting concurrent changes. */
  readonly base: Base;
  readonly typed: Typed;
  readonly at: Date;
}

const nameOf = (user: string, record: string): string => `${draftPrefix}${user}:${record}`;

export function storeFieldDraft<Base, Typed>(
  user: string,
  record: string,
  { at, ...value }: FieldDraft<Base, Typed>,
): void {
  tryStorage(() => sessionStorage.setItem(nameOf(user, record), JSON.stringify({ at: at.getTime(), value })));
}

export function removeFieldDraft(user: string, record: string): void {
  tryStorage(() => sessionStorage.removeItem(nameOf(user, record)));
}

/** The type is unchecked: the caller must use the same type as when it stored the draft. */
export function readFieldDraft<Base, Typed>(
  user: string,
  record: string,
): FieldDraft<Base, Typed> | undefined {
  return tryStorage(() => {
    const text = sessionStorage.getItem(nameOf(user, record));
    if (text === null) return undefined;
    const { at, value } = JSON.parse(text) as { at: number; value: Omit<FieldDraft<Base, Typed>, 'at'> };
    return { ...value, at: new Date(at) };
  });
}

/** Values of a form by field name. Unchecked checkboxes are missing. */
export type Typed = Readonly<Record<string, string>>;

function readTyped(form: HTMLFormElement): Typed {
  const typed: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed[name] = value;
  return typed;
}

/** Names of the form's fields. A form doesn't change fields that it doesn't have. */
const namesOf = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((field) => field.getAttribute('name') ?? []);

/**
 * Stores unsaved input of an uncontrolled form on every change. Offers to restore it when the form opens again,
 * including after a reload.
 * @param key identifies the record
 * @param opened the record when the form opens
 * @param typedOf returns the initial field values of a record
 */
export function useTyping<Base>(key: string, opened: Base, typedOf: (base: Base) => Typed) {
  const { id: me } = useUser();
  const [base, setBase] = useState(opened);
  const [initial, setInitial] = useState(() => typedOf(opened));
  const [offered, setOffered] = useState(() => readFieldDraft<Base, Typed>(me, key));
  // The fields are uncontrolled, so a new `key` resets them.
  const [round, setRound] = useState(0);
  const [isDirty, setIsDirty] = useState(false);
  const dirty = useRef(false);
  const mark = (now: boolean) => {
    dirty.current = now;
    setIsDirty(now);
  };
  return {
    base,
    initial,
    offered: offered?.at,
    round,
    isDirty,
    /** The current value, for a navigation guard that runs before the next render. */
    isDirtyNow: () => dirty.current,
    keep: (form: HTMLFormElement) => {
      const [before, typed] = [typedOf(base), readTyped(form)];
      const isChanged = namesOf(form).some((name) => (before[name] ?? '') !== (typed[name] ?? ''));
      mark(isChanged);
      if (isChanged) storeFieldDraft(me, key, { base, typed, at: new Date() });
      // Preserve a draft that is on offer until the user restores or discards it.
      else if (!offered) removeFieldDraft(me, key);
    },
    putBack: () => {
      if (!offered) return;
      setBase(offered.base);
      setInitial(offered.typed);
      setOffered(undefined);
      setRound(round + 1);
      mark(true);
    },
    discard: () => {
      removeFieldDraft(me, key);
      setOffered(undefined);
    },
    end: () => {
      removeFieldDraft(me, key);
      mark(false);
    },
  };
}
