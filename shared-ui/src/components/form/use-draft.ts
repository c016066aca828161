import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { clearDraft, mirrorDraft, restoreDraft, saveDraft } from './draft.ts';
import { joinTwins, otherTwins } from './twins.ts';

interface Draft {
  /** Keeps what is typed, and shows it in the form's twins. */
  readonly keep: () => void;
  /** The form is sent: nothing is kept any more, and its twins are sent with it. */
  readonly end: (value: unknown, answer: unknown) => void;
}

/** What was typed into a form before, and what is typed into its twins; without a key nothing is kept. */
export function useDraft(
  key: string | undefined,
  form: RefObject<HTMLFormElement | null>,
  onTwinSent: (value: unknown, answer: unknown) => void,
): Draft {
  const filling = useRef(false);
  const twin = useRef<Parameters<typeof joinTwins>[1]>(null);
  const onSent = useEffectEvent(onTwinSent);

  useEffect(() => {
    if (!key) return undefined;
    const fillIn = (work: (key: string, into: HTMLFormElement) => void) => {
      filling.current = true;
      if (form.current) work(key, form.current);
      filling.current = false;
    };
    fillIn(restoreDraft);
    twin.current = {
      onChange: () => {
        fillIn(mirrorDraft);
      },
      onSent: (value, answer) => {
        onSent(value, answer);
      },
    };
    return joinTwins(key, twin.current);
  }, [key, form]);

  return {
    keep: () => {
      // What a draft or a twin writes into the fields, halfway through, is no news.
      if (!key || !form.current || filling.current) return;
      saveDraft(key, form.current);
      otherTwins(key, twin.current).forEach((other) => other.onChange());
    },
    end: (value, answer) => {
      if (!key) return;
      clearDraft(key);
      otherTwins(key, twin.current).forEach((other) => other.onSent(value, answer));
    },
  };
}
