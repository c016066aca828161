import { useRef, useState } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { forgetTyping, keepTyping, keptTyping } from './kept-typing.ts';

/** The fields of a form as a browser holds them, by name. A box that is not ticked is not among them. */
export type Typed = Readonly<Record<string, string>>;

function readTyped(form: HTMLFormElement): Typed {
  const typed: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed[name] = value;
  return typed;
}

/** Names of the fields that are asked for: what a form does not ask is not changed by it. */
const namesOf = (form: HTMLFormElement): string[] =>
  [...form.elements].flatMap((field) => field.getAttribute('name') ?? []);

/**
 * What is typed into a form of uncontrolled fields and not saved: kept for this tab with every key, and offered when the
 * same form is opened again, also after a reload.
 * @param key names the record
 * @param opened the record as the form is opened with it
 * @param typedOf what stands in the fields of a record that nobody has touched
 */
export function useTyping<Base>(key: string, opened: Base, typedOf: (base: Base) => Typed) {
  const { id: me } = useUser();
  const [base, setBase] = useState(opened);
  const [initial, setInitial] = useState(() => typedOf(opened));
  const [offered, setOffered] = useState(() => keptTyping<Base, Typed>(me, key));
  // The fields hold their own values: others begin anew.
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
    /** At this moment: what is saved is not asked about while the page moves on. */
    isDirtyNow: () => dirty.current,
    keep: (form: HTMLFormElement) => {
      const [before, typed] = [typedOf(base), readTyped(form)];
      const isChanged = namesOf(form).some((name) => (before[name] ?? '') !== (typed[name] ?? ''));
      mark(isChanged);
      if (isChanged) keepTyping(me, key, { base, typed, at: new Date() });
      // What was kept before stays until somebody decides about it.
      else if (!offered) forgetTyping(me, key);
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
      forgetTyping(me, key);
      setOffered(undefined);
    },
    /** It is saved. */
    end: () => {
      forgetTyping(me, key);
      mark(false);
    },
  };
}
