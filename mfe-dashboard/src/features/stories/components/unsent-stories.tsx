import { useEffect, useRef, useState } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { beforeSignOut } from '../../../lib/before-sign-out.ts';
import { keptStore } from '../keeping/kept-store.ts';
import { keeperOf } from '../keeping/own-keeper.ts';
import { saveCopy } from '../save-copy.ts';

/** How long a last attempt to send may take. */
const LAST_ATTEMPT_MS = 3000;

/** Nobody signs out and loses text unasked. */
export function UnsentStories() {
  const { id: me } = useUser();
  const [keeper] = useState(() => keeperOf(me));
  const [titles, setTitles] = useState<readonly string[]>([]);
  const answer = useRef<((mayLeave: boolean) => void) | null>(null);
  useEffect(
    () =>
      beforeSignOut(async () => {
        const late = new Promise((resolve) => setTimeout(resolve, LAST_ATTEMPT_MS));
        if (keeper.unsent().length > 0) await Promise.race([keeper.flushAll(), late]);
        const unsent = keeper.unsent();
        if (unsent.length === 0) return true;
        setTitles(unsent.map(({ title }) => title));
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [keeper],
  );
  const decide = (mayLeave: boolean) => {
    setTitles([]);
    answer.current?.(mayLeave);
    answer.current = null;
  };
  const leave = async () => {
    keeper.stop();
    await keptStore.clear(me);
    decide(true);
  };
  if (titles.length === 0) return null;
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      onOpenChange={() => decide(false)}
      title="Sign out without sending?"
      description="What you typed here is on this device alone. It goes when you sign out."
    >
      <ul className="list-disc pl-5">
        {titles.map((title, index) => (
          <li key={index} className="wrap-anywhere">
            {title}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => decide(false)}>Stay</Button>
        <Button variant="secondary" onClick={() => saveCopy(keeper.unsent().map(({ doc }) => doc))}>
          Download a copy
        </Button>
        <Button variant="danger" onClick={() => void leave()}>
          Sign out
        </Button>
      </div>
    </Dialog>
  );
}
