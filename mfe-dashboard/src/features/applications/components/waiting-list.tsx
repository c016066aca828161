import { formatDay } from 'shared-contract/format';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { useToday } from 'shared-ui/hooks';
import { Link } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { dateOf } from '../clock.ts';
import type { Cohort } from '../data/list-cohorts.ts';
import { listWaiting, type Waiting } from '../data/list-waiting.ts';
import { firmOf, nameOf } from '../model.ts';
import { seatFor, withFreeSeats } from '../seats.ts';
import { OfferSeat } from './offer-seat.tsx';

interface Props {
  readonly cohorts: readonly Cohort[];
  readonly addressOf: (id: string) => string;
}

/** Who is approved and has no seat, in order, and the seats that are free. */
export function WaitingList({ cohorts, addressOf }: Props) {
  const waiting = useDataQuery('application-waiting', listWaiting);
  const free = withFreeSeats(cohorts, useToday(''));
  const [offered, setOffered] = useState<{ one: Waiting; cohort: Cohort } | null>(null);
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
            <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
              <span aria-hidden="true" className="w-8 text-muted tabular-nums">
                {index + 1}.
              </span>
              <div className="min-w-0 grow basis-60 wrap-anywhere">
                <Link
                  to={addressOf(one.application_id)}
                  state={{ isOpenedHere: true }}
                  preventScrollReset
                  className="font-semibold text-primary underline underline-offset-4"
                >
                  {nameOf(one.application)}
                </Link>
                <p className="text-sm text-muted">
                  {[firmOf(one.application), wish(one, cohorts), `waiting since ${dateOf(one.created_at)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
              <Seat one={one} cohort={seatFor(one.cohort_id, free)} onOffer={setOffered} />
            </li>
          ))}
        </ol>
      )}
      {offered === null ? null : <OfferSeat {...offered} onClose={() => setOffered(null)} />}
    </section>
  );
}

const wish = ({ cohort_id }: Waiting, cohorts: readonly Cohort[]): string =>
  cohorts.find(({ id }) => id === cohort_id)?.name ?? 'Any cohort';

function FreeSeats({ free }: { free: readonly Cohort[] }) {
  if (free.length === 0) return <p>No seat is free in a cohort to come.</p>;
  return (
    <ul aria-label="Free seats" className="flex flex-wrap gap-x-6 gap-y-1">
      {free.map(({ id, name, starts_on, seats, seats_taken }) => (
        <li key={id} className="tabular-nums">
          {name}: {seats - seats_taken} of {seats} seats free{' '}
          <span className="text-muted">(starts {formatDay(starts_on)})</span>
        </li>
      ))}
    </ul>
  );
}

interface SeatProps {
  readonly one: Waiting;
  readonly cohort: Cohort | undefined;
  readonly onOffer: (offered: { one: Waiting; cohort: Cohort }) => void;
}

function Seat({ one, cohort, onOffer }: SeatProps) {
  if (cohort === undefined) return <p className="text-sm text-muted">No seat free</p>;
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={`Offer the free seat to ${nameOf(one.application)}`}
      onClick={() => onOffer({ one, cohort })}
    >
      Offer the free seat
    </Button>
  );
}
