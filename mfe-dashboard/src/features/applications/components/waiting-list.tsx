import { formatDay } from 'shared-contract/format';
import { useState } from 'react';
import { useToday } from 'shared-ui/hooks';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import type { Cohort } from '../data/list-cohorts.ts';
import type { Decisions } from '../data/list-decisions.ts';
import { listWaiting, type Waiting } from '../data/list-waiting.ts';
import { seatFor, withFreeSeats, type FreeCohort } from '../seats.ts';
import { OfferSeat } from './offer-seat.tsx';
import { TakeOff } from './take-off.tsx';
import { WaitingRow, type Ask } from './waiting-row.tsx';

interface Props {
  readonly cohorts: readonly Cohort[];
  readonly decisions: Decisions;
  readonly now: Date;
  readonly addressOf: (id: string) => string;
}

/** Who is approved and has no seat, in order, and the seats that are free. */
export function WaitingList({ cohorts, decisions, now, addressOf }: Props) {
  const waiting = useDataQuery('application-waiting', listWaiting);
  const free = withFreeSeats(cohorts, useToday(''), decisions);
  const [ask, setAsk] = useState<Ask | null>(null);
  const close = () => setAsk(null);
  if (waiting.isError && !waiting.data) return <FailedQuery what="The waiting list" query={waiting} />;
  if (!waiting.data) return <Spinner label="Loading the waiting list" />;
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-4">
      <h2 id="waiting" className="sr-only">
        Waiting list
      </h2>
      <FreeSeats free={free} />
      {waiting.data.length === 0 ? (
        <p className="rounded-md border border-line bg-surface p-6">Nobody waits for a seat.</p>
      ) : (
        <ol aria-label="Waiting" className="divide-y divide-line rounded-md border border-line bg-surface">
          {waiting.data.map((one, index) => (
            <WaitingRow
              key={one.id}
              one={one}
              position={index + 1}
              wish={wish(one, cohorts)}
              cohort={seatFor(one.cohort_id, free)}
              onHold={decisions.get(one.application_id)}
              now={now}
              address={addressOf(one.application_id)}
              onAsk={setAsk}
            />
          ))}
        </ol>
      )}
      {ask?.what === 'offer' ? <OfferSeat one={ask.one} cohort={ask.cohort} onClose={close} /> : null}
      {ask?.what === 'take off' ? <TakeOff one={ask.one} onClose={close} /> : null}
    </section>
  );
}

const wish = ({ cohort_id }: Waiting, cohorts: readonly Cohort[]): string =>
  cohorts.find(({ id }) => id === cohort_id)?.name ?? 'Any cohort';

function FreeSeats({ free }: { free: readonly FreeCohort[] }) {
  if (free.length === 0) return <p>No seat is free in a cohort to come.</p>;
  return (
    <ul aria-label="Free seats" className="flex flex-wrap gap-x-6 gap-y-1">
      {free.map((cohort) => (
        <li key={cohort.id} className="tabular-nums">
          {cohort.name}: {cohort.free} of {cohort.seats} seats free{' '}
          <span className="text-muted">(starts {formatDay(cohort.starts_on)})</span>
        </li>
      ))}
    </ul>
  );
}
