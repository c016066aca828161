import { useState } from 'react';
import { formatDay } from 'shared-contract/format';
import { Button } from 'shared-ui/button';
import { useToday } from 'shared-ui/hooks';
import { Notice } from 'shared-ui/notice';
import { Link } from 'shared-ui/router';
import { Spinner } from 'shared-ui/spinner';
import { notify } from 'shared-ui/toast';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { FailedQuery } from '../../ui/states.tsx';
import { explainRefusal, useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { DecisionForm } from './decision-form.tsx';
import { type FreeCohort, seatFor, withFreeSeats } from './decisions.ts';
import { dateOf, firmOf, nameOf, type OnHold } from './model.ts';
import { type Cohort, type Decisions, listWaiting, offerSeat, type Waiting } from './queries.ts';
import { StatusLine } from './status.tsx';

type OpenedDialog =
  | { readonly what: 'offer'; readonly one: Waiting; readonly cohort: FreeCohort }
  | { readonly what: 'take off'; readonly one: Waiting };

interface WaitingRowProps {
  readonly one: Waiting;
  /** 1-based. */
  readonly position: number;
  readonly wish: string;
  /** The cohort of the seat that they would get. */
  readonly cohort: FreeCohort | undefined;
  readonly onHold: OnHold | undefined;
  readonly now: Date;
  readonly address: string;
  readonly onOpen: (dialog: OpenedDialog) => void;
}

function WaitingRow({ one, position, wish, cohort, onHold, now, address, onOpen }: WaitingRowProps) {
  const name = nameOf(one.application);
  const facts = [firmOf(one.application), wish, `waiting since ${dateOf(one.created_at)}`].filter(Boolean);
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] items-center gap-x-3 gap-y-3 p-4 md:grid-cols-[2rem_minmax(0,1fr)_auto]">
      <span aria-hidden="true" className="self-start text-muted tabular-nums">
        {position}.
      </span>
      <div className="min-w-0 wrap-anywhere">
        <Link
          to={address}
          state={{ isOpenedHere: true }}
          preventScrollReset
          className="font-semibold text-primary underline underline-offset-4"
        >
          {name}
        </Link>
        <p className="text-sm text-muted">{facts.join(' · ')}</p>
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-x-4 gap-y-2 md:col-start-auto">
        {onHold === undefined ? (
          <>
            {cohort === undefined ? (
              <p className="text-sm text-muted">No seat free</p>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Offer the free seat to ${name}`}
                onClick={() => onOpen({ what: 'offer', one, cohort })}
              >
                Offer the free seat
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              className="px-0"
              aria-label={`Take off the list: ${name}`}
              onClick={() => onOpen({ what: 'take off', one })}
            >
              Take off
            </Button>
          </>
        ) : (
          <StatusLine id={one.application_id} name={name} status="approved" onHold={onHold} now={now} />
        )}
      </div>
    </li>
  );
}

function TakeOff({ one, onClose }: { one: Waiting; onClose: () => void }) {
  return (
    <OpenDialog
      title={`Take ${nameOf(one.application)} off the list?`}
      description="The application stays approved, but they will not be offered a seat."
      onClose={onClose}
    >
      <DecisionForm id={one.application_id} decision="take_off" onDone={onClose} />
    </OpenDialog>
  );
}

/** The email about the seat is sent immediately and cannot be taken back. */
function OfferSeat({ one, cohort, onClose }: { one: Waiting; cohort: Cohort; onClose: () => void }) {
  const name = nameOf(one.application);
  const { act, isBusy, failure } = useAction({
    run: (client) => offerSeat(client, one.id),
    failed: 'No seat was given.',
    explain: explainRefusal,
    isInline: true,
    changes: ['application'],
    onDone: ({ seat, mailed }) =>
      mailed
        ? notify.success(`${name} has a seat in ${seat.name}. We’ve emailed them.`)
        : notify.error(
            `${name} has a seat in ${seat.name}. The email could not be sent. Let them know yourself.`,
          ),
    onSettled: (isDone) => {
      if (isDone) onClose();
    },
  });
  return (
    <OpenDialog
      title={`Give ${name} the seat?`}
      description={`It is a seat in ${cohort.name}. The email about it goes out immediately and can’t be undone.`}
      onClose={onClose}
    >
      {failure === undefined ? null : (
        <Notice tone="danger" role="alert" title="No seat was given">
          <p>{failure}</p>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" busy={isBusy} onClick={() => void act()}>
          Give the seat
        </Button>
        <Button variant="secondary" size="sm" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </OpenDialog>
  );
}

interface WaitingListProps {
  readonly cohorts: readonly Cohort[];
  readonly decisions: Decisions;
  readonly now: Date;
  readonly addressOf: (id: string) => string;
}

/** Approved applicants without a seat, in order, and the free seats. */
export function WaitingList({ cohorts, decisions, now, addressOf }: WaitingListProps) {
  const waiting = useDataQuery('application-waiting', listWaiting);
  const free = withFreeSeats(cohorts, useToday(''), decisions);
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const close = () => setDialog(null);
  if (waiting.isError && !waiting.data) return <FailedQuery what="The waiting list" query={waiting} />;
  if (!waiting.data) return <Spinner label="Loading the waiting list" />;
  return (
    <section aria-labelledby="waiting" className="flex flex-col gap-4">
      <h2 id="waiting" className="sr-only">
        Waiting list
      </h2>
      <FreeSeats free={free} />
      {waiting.data.length === 0 ? (
        <p className="rounded-md border border-line bg-surface p-6">
          The waiting list is empty. Approved applicants without a seat appear here.
        </p>
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
              onOpen={setDialog}
            />
          ))}
        </ol>
      )}
      {dialog?.what === 'offer' ? (
        <OfferSeat one={dialog.one} cohort={dialog.cohort} onClose={close} />
      ) : null}
      {dialog?.what === 'take off' ? <TakeOff one={dialog.one} onClose={close} /> : null}
    </section>
  );
}

const wish = ({ cohort_id }: Waiting, cohorts: readonly Cohort[]): string =>
  cohorts.find(({ id }) => id === cohort_id)?.name ?? 'Any cohort';

function FreeSeats({ free }: { free: readonly FreeCohort[] }) {
  if (free.length === 0) return <p>No upcoming cohort has a free seat.</p>;
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
