import { useEffect, useRef, useState } from 'react';
import { useUser } from 'shared-auth/session-provider';
import { Button } from 'shared-ui/button';
import { beforeSignOut } from '../../lib/sign-out.ts';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { saveCopy } from './autosave/document.ts';
import { autosaveFor, draftStore } from './autosave/draft-store.ts';

/** Timeout in ms for the last attempt to send. */
const LAST_ATTEMPT_MS = 3000;

/** Sends unsent text before sign-out. If some remains, the user must confirm. */
export function UnsentStories() {
  const { id: me } = useUser();
  const [autosave] = useState(() => autosaveFor(me));
  const [titles, setTitles] = useState<readonly string[]>([]);
  const answer = useRef<((mayLeave: boolean) => void) | null>(null);
  useEffect(
    () =>
      beforeSignOut(async () => {
        const late = new Promise((resolve) => setTimeout(resolve, LAST_ATTEMPT_MS));
        if (autosave.unsent().length > 0) await Promise.race([autosave.flushAll(), late]);
        const unsent = autosave.unsent();
        if (unsent.length === 0) return true;
        setTitles(unsent.map(({ title }) => title));
        return new Promise((resolve) => {
          answer.current = resolve;
        });
      }),
    [autosave],
  );
  const decide = (mayLeave: boolean) => {
    setTitles([]);
    answer.current?.(mayLeave);
    answer.current = null;
  };
  const leave = async () => {
    autosave.stop();
    await draftStore.clear(me);
    decide(true);
  };
  if (titles.length === 0) return null;
  return (
    <OpenDialog
      onClose={() => decide(false)}
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
        <Button variant="secondary" onClick={() => saveCopy(autosave.unsent().map(({ doc }) => doc))}>
          Download a copy
        </Button>
        <Button variant="danger" onClick={() => void leave()}>
          Sign out
        </Button>
      </div>
    </OpenDialog>
  );
}
