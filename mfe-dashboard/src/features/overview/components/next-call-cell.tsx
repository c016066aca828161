import { lazy, Suspense, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Button, ButtonLink } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/chunks';
import { callClock, callDay, callDistance } from '../../../lib/call-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { NextCall } from '../data/read-user-overview.ts';
import { Cell } from './panel.tsx';

const load = () =>
  loadChunk(
    () => import(/* webpackChunkName: "dashboard-call-dialogs" */ '../../../components/call/dialogs.ts'),
  );
const MoveCallDialog = lazy(async () => ({ default: (await load()).MoveCallDialog }));
const CancelCallDialog = lazy(async () => ({ default: (await load()).CancelCallDialog }));

const kinds: Readonly<Record<NextCall['kind'], string>> = {
  discovery: 'Discovery call',
  client_review: 'Client review',
  expert_session: 'Expert session',
};

function Booked({ call }: { call: NextCall }) {
  const [asked, setAsked] = useState<'move' | 'cancel' | null>(null);
  const now = useNow(30_000);
  const hasBegun = new Date(call.startsAt) <= now;
  return (
    <>
      <p className="font-heading text-xl">
        <time dateTime={call.startsAt}>{callDay(call.startsAt)}</time>
      </p>
      <p>
        {callClock(call.startsAt)}, {callDistance(call.startsAt, now)}.{' '}
        <span className="text-muted">
          {kinds[call.kind]}, <span className="whitespace-nowrap tabular-nums">{call.reference}</span>
        </span>
      </p>
      {hasBegun ? null : (
        <div
          className="mt-auto flex flex-wrap gap-2"
          onPointerEnter={() => void load().catch(() => undefined)}
        >
          <Button variant="secondary" size="sm" onClick={() => setAsked('move')}>
            Move
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setAsked('cancel')}>
            Cancel
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {asked === 'move' ? <MoveCallDialog call={call} onClose={() => setAsked(null)} /> : null}
        {asked === 'cancel' ? <CancelCallDialog call={call} onClose={() => setAsked(null)} /> : null}
      </Suspense>
    </>
  );
}

/** The call that is next, or the way to one. */
export function NextCallCell({ call }: { call: NextCall | null }) {
  return (
    <Cell id="next-call" title="Next call">
      {call ? (
        <Booked call={call} />
      ) : (
        <>
          <p className="font-heading text-xl">No call is booked</p>
          <p className="text-muted">Thirty minutes on the phone, on a day that suits you.</p>
          <ButtonLink to={paths.book} size="sm" className="mt-auto">
            Book a call
          </ButtonLink>
        </>
      )}
    </Cell>
  );
}
