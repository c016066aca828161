import { useRef, useState } from 'react';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Spinner } from 'shared-ui/spinner';
import { formatMoment } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailedQuery } from '../../ui/states.tsx';
import { FactGrid, Panel } from './parts.tsx';
import {
  endOtherSessions,
  endSession,
  listSecurityEvents,
  listSessions,
  type SecurityEvent,
  type Session,
} from './queries.ts';

/** Queries that show sessions or their ends. */
const changes = ['sessions', 'security-log', 'user-facts'];

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const { device, place, began_at, seen_at, is_current } = session;

  const { act, isBusy } = useAction({
    run: (client) => endSession(client, session.id),
    done: 'Session ended',
    failed: 'The session was not ended.',
    changes,
    onSettled: onEnded,
  });

  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{device}</span>
          {is_current ? <Badge tone="info">This device</Badge> : null}
        </p>
        <p className="text-sm text-muted">
          Last seen <time dateTime={seen_at}>{formatMoment(seen_at)}</time>
        </p>
        <p className="text-sm text-muted">
          Began <time dateTime={began_at}>{formatMoment(began_at)}</time>, place: {place}
        </p>
      </div>
      {is_current ? null : (
        <Button
          size="sm"
          variant="secondary"
          busy={isBusy}
          aria-label={`End the session of ${device}, last seen ${formatMoment(seen_at)}`}
          onClick={() => void act()}
        >
          End
        </Button>
      )}
    </li>
  );
}

function EndAllDialog({ others, onClose }: { others: number; onClose: () => void }) {
  const { act, isBusy } = useAction({
    run: endOtherSessions,
    done: (ended) => (ended === 1 ? 'Session ended' : `${ended} sessions ended`),
    failed: 'The sessions were not ended.',
    changes,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title="End all other sessions?"
      description={others === 1 ? '1 device signs in again.' : `${others} devices sign in again.`}
      confirm="End sessions"
      cancelVariant="secondary"
      isBusy={isBusy}
      onConfirm={() => void act()}
      onClose={onClose}
    />
  );
}

/** The server rejects an ended session immediately, even if its token hasn't expired. */
export function SessionsPanel() {
  const query = useDataQuery('sessions', listSessions);
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // The button disappears with the session, so focus moves to the list.
  const stay = () => list.current?.focus();
  const others = (query.data ?? []).filter(({ is_current }) => !is_current).length;
  return (
    <Panel
      title="Session Management"
      lead="Devices that are signed in to your account. A session that you end stops working immediately."
    >
      <div className="min-h-20">
        {query.isPending ? <Spinner label="Loading your sessions" /> : null}
        {query.isError && !query.data ? <FailedQuery what="Your sessions" query={query} /> : null}
        {query.data ? (
          <ul ref={list} tabIndex={-1} aria-label="Sessions" className="outline-none">
            {query.data.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={stay} />
            ))}
          </ul>
        ) : null}
      </div>
      {others > 0 ? (
        <Button variant="secondary" className="self-start" onClick={() => setAsking(true)}>
          End all others
        </Button>
      ) : null}
      {asking ? (
        <EndAllDialog
          others={others}
          onClose={() => {
            setAsking(false);
            stay();
          }}
        />
      ) : null}
    </Panel>
  );
}

const STEP = 10;

const eventLabels: Readonly<Record<SecurityEvent['kind'], string>> = {
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  sign_out: 'Signed out',
  sign_out_others: 'Ended all other sessions',
  session_ended: 'Ended a session',
  password_changed: 'Password changed',
  email_changed: 'Email address changed',
  mfa_enabled: 'Two-factor authentication turned on',
  mfa_disabled: 'Two-factor authentication turned off',
  recovery_code_used: 'Recovery code used',
};

function EventRow({ event }: { readonly event: SecurityEvent }) {
  const { kind, created_at, device, place } = event;
  const isAlarming = kind === 'sign_in_failed' || kind === 'mfa_disabled';
  return (
    <li className="grid gap-x-4 border-t border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_max-content]">
      <span className={isAlarming ? 'font-semibold text-warning' : 'font-semibold'}>{eventLabels[kind]}</span>
      <span className="text-sm wrap-anywhere text-muted sm:text-base">
        {device}
        <span className="sr-only">, place</span>
        <span aria-hidden="true"> · </span>
        {place}
      </span>
      <time dateTime={created_at} className="text-sm text-muted sm:text-end sm:text-base">
        {formatMoment(created_at)}
      </time>
    </li>
  );
}

/** Sign-in events, newest first. Only the account's own user can read them. */
export function SecurityLog() {
  const [limit, setLimit] = useState(STEP);
  const query = useDataQuery('security-log', (client, id) => listSecurityEvents(client, id, limit), {
    limit,
  });
  const { data } = query;
  return (
    <Panel title="Security Log" lead="Your sign-in activity of the past year. Only you can see it.">
      {query.isPending ? <Spinner label="Loading your security log" /> : null}
      {query.isError && !data ? <FailedQuery what="Your security log" query={query} /> : null}
      {data ? (
        <>
          <FactGrid
            className="sm:grid-cols-3"
            facts={{
              'Last login': data.lastSignIn ? formatMoment(data.lastSignIn.created_at) : 'Unknown',
              'Login location': data.lastSignIn?.place ?? 'Unknown',
              Device: data.lastSignIn?.device ?? 'Unknown',
            }}
          />
          {data.events.length === 0 ? (
            <p className="text-muted">No entries yet. The next sign-in is the first.</p>
          ) : (
            <ul aria-label="Entries of the security log" className="border-b border-line">
              {data.events.map((event) => (
                <EventRow key={event.id} event={event} />
              ))}
            </ul>
          )}
          {data.events.length < data.total ? (
            <Button
              variant="quiet"
              className="-ml-6 self-start"
              busy={query.isFetching}
              onClick={() => setLimit(limit + STEP * 2)}
            >
              Show older entries
            </Button>
          ) : null}
        </>
      ) : null}
    </Panel>
  );
}
