import { Button } from 'shared-ui/button';
import { Link } from 'shared-ui/router';
import { dateOf, type OnHold } from '../clock.ts';
import type { Waiting } from '../data/list-waiting.ts';
import { firmOf, nameOf } from '../model.ts';
import type { FreeCohort } from '../seats.ts';
import { StatusLine } from './status-line.tsx';

export type Ask =
  | { readonly what: 'offer'; readonly one: Waiting; readonly cohort: FreeCohort }
  | { readonly what: 'take off'; readonly one: Waiting };

interface Props {
  readonly one: Waiting;
  /** Counted from 1. */
  readonly position: number;
  readonly wish: string;
  /** Where they would sit now. */
  readonly cohort: FreeCohort | undefined;
  readonly onHold: OnHold | undefined;
  readonly now: Date;
  readonly address: string;
  readonly onAsk: (ask: Ask) => void;
}

/** Who waits, for what and since when, and what can be done about it; a removal on hold stands there with the way back. */
export function WaitingRow({ one, position, wish, cohort, onHold, now, address, onAsk }: Props) {
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
                onClick={() => onAsk({ what: 'offer', one, cohort })}
              >
                Offer the free seat
              </Button>
            )}
            <Button
              variant="quiet"
              size="sm"
              className="px-0"
              aria-label={`Take off the list: ${name}`}
              onClick={() => onAsk({ what: 'take off', one })}
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
