import { useEffect, useEffectEvent, useRef } from 'react';
import { FIELD_ID, takeLetters } from './typed-ahead.ts';

interface SearchFieldProps {
  /** What the address asks for; nothing is known of it while the served page is being taken over. */
  readonly words: string | undefined;
  readonly onType: (words: string) => void;
}

/** Nobody has chosen another place since the page came: a navigation leaves the focus with the page's content or heading. */
const isUnchosen = (element: Element | null) =>
  element === document.body || element?.id === 'main' || element?.tagName === 'H1';

/**
 * The field is the person's own. The address follows it, and is drawn a moment later, with the next letter typed already:
 * only a value that did not come from the field (a link, a step back) is written into it.
 */
export function SearchField({ words, onType }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  /** What the address was given, and has not moved past. */
  const sent = useRef<string[]>([]);
  const isMet = useRef(false);
  const send = (value: string) => {
    sent.current.push(value);
    onType(value);
  };

  const follow = useEffectEvent((asked: string) => {
    const { current: input } = field;
    if (!input) return;
    const own = sent.current.indexOf(asked);
    if (own >= 0) sent.current.splice(0, own);
    else if (isMet.current || input.value === '') {
      sent.current = [];
      input.value = asked;
    }
    if (isMet.current) return;
    isMet.current = true;
    // Typed before the field was there, or before it was alive: that came after the address.
    input.value += takeLetters();
    if (input.value !== asked) send(input.value);
  });
  useEffect(() => {
    if (words !== undefined) follow(words);
  }, [words]);

  useEffect(() => {
    queueMicrotask(() => {
      if (isUnchosen(document.activeElement)) field.current?.focus({ preventScroll: true });
    });
  }, []);

  return (
    <input
      ref={field}
      id={FIELD_ID}
      type="search"
      name="q"
      autoComplete="off"
      // Served with it: who opens the page types at once, before any script is there.
      autoFocus
      enterKeyHint="search"
      onInput={({ currentTarget }) => {
        send(currentTarget.value);
      }}
      className="mt-2 block min-h-12 w-full rounded-md border border-edge bg-surface px-4"
    />
  );
}
