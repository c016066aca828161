import { lazy, Suspense, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { Button, ButtonLink } from 'shared-ui/button';
import { loadChunk } from 'shared-ui/late';
import { callClock, callDay, callDistance } from '../../../lib/call-time.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { NextCall } from '../data/read-user-overview.ts';
import { Cell } from './panel.tsx';

const load = () =>
  loadChunk(() => import(/* webpackChunkName: "dashboard-move-call" */ './move-call-dialog.tsx'));
const MoveCallDialog = lazy(async () => ({ default: (await load()).MoveCallDialog }));

const kinds: Readonly<Record<NextCall['kind'], string>> = {
  discovery: 'Discovery call',
  client_review: 'Client review',
  expert_session: 'Expert session',
};

function Booked({ call }: { call: NextCall }) {
  const [isMoving, setIsMoving] = useState(false);
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
        <Button
          variant="secondary"
          size="sm"
          className="mt-auto"
          onPointerEnter={() => void load().catch(() => undefined)}
          onClick={() => setIsMoving(true)}
        >
          Move
        </Button>
      )}
      {isMoving ? (
        <Suspense fallback={null}>
          <MoveCallDialog call={call} onClose={() => setIsMoving(false)} />
        </Suspense>
      ) : null}
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
