import { useEffect, useRef } from 'react';
import { notify } from 'shared-ui/toast';
import { callClock } from '../../lib/call-time.ts';
import { useNow } from '../../lib/use-now.ts';
import type { Notice } from './data/list-notifications.ts';
import { callBeginning, leadsGiven } from './urgent.ts';

/** No two messages of the bell in less than this. */
const APART_MS = 30_000;

/**
 * Says two things over the page, and nothing else: a call that begins within a quarter of an hour, and a lead that has been
 * given to whoever reads this. Each once, and only to who looks. Nobody is told of what they did themselves.
 */
export function useUrgentToast(notices: readonly Notice[] | undefined): void {
  const now = useNow(15_000).getTime();
  const told = useRef(new Set<string>());
  const known = useRef<Set<string> | null>(null);
  const last = useRef(-Infinity);
  useEffect(() => {
    if (!notices) return;
    // What was there at the first answer was not given just now.
    known.current ??= new Set(notices.map(({ id }) => id));
    if (document.visibilityState === 'hidden' || now - last.current < APART_MS) return;
    const say = (key: string, words: string) => {
      last.current = now;
      told.current.add(key);
      notify.info(words);
    };
    const call = callBeginning(notices, now);
    const key = call ? `${call.link ?? call.id} ${call.happens_at ?? ''}` : '';
    if (call?.happens_at && !told.current.has(key)) {
      const reference = /CALL-[\w-]+/.exec(call.title)?.[0] ?? 'A call';
      say(key, `${reference} begins at ${callClock(call.happens_at)}.`);
      return;
    }
    const [lead] = leadsGiven(notices, known.current);
    if (lead) {
      known.current.add(lead.id);
      say(lead.id, lead.title);
    }
  }, [notices, now]);
}
