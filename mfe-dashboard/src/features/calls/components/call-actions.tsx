import { lazy, Suspense, useState } from 'react';
import { Button } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { useNow } from '../../../lib/use-now.ts';
import { isToClose, isToCome } from '../call-words.ts';
import type { FullCall } from '../data/read-call.ts';
import { useCallStatus } from '../use-call-change.ts';

const load = () =>
  loadChunk(
    () => import(/* webpackChunkName: "dashboard-call-dialogs" */ '../../../components/call/dialogs.ts'),
  );
const MoveCallDialog = lazy(async () => ({ default: (await load()).MoveCallDialog }));
const CancelCallDialog = lazy(async () => ({ default: (await load()).CancelCallDialog }));

/** What can be done with a call now: before it begins it is moved or called off, after that it is said how it went. */
export function CallActions({ call }: { readonly call: FullCall }) {
  const now = useNow(30_000);
  const setStatus = useCallStatus();
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { id, starts_at: startsAt, version } = call;
  const close = async (status: 'held' | 'missed') => {
    setIsBusy(true);
    await setStatus(call, status);
    setIsBusy(false);
  };
  if (isToClose(call, now))
    return (
      <>
        <Button size="sm" busy={isBusy} onClick={() => void close('held')}>
          Held
        </Button>
        <Button variant="secondary" size="sm" busy={isBusy} onClick={() => void close('missed')}>
          Missed
        </Button>
      </>
    );
  if (!isToCome(call, now)) return null;
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setAsked('move')}>
        Move
      </Button>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setAsked('cancel')}>
        Cancel the call
      </Button>
      <Suspense fallback={null}>
        {asked === 'move' ? (
          <MoveCallDialog call={{ id, startsAt, version }} onClose={() => setAsked(null)} />
        ) : null}
        {asked === 'cancel' ? (
          <CancelCallDialog call={{ id, startsAt, version }} onClose={() => setAsked(null)} />
        ) : null}
      </Suspense>
    </>
  );
}
