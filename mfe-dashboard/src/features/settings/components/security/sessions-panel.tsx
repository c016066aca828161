import { useQueryClient } from '@tanstack/react-query';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { useRef, useState } from 'react';
import { Badge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Spinner } from 'shared-ui/spinner';
import { notify } from 'shared-ui/toast';
import { FailedQuery } from '../../../../components/failed-query.tsx';
import { formatMoment } from '../../../../lib/format.ts';
import { useDataQuery } from '../../../../lib/use-data-query.ts';
import { endOtherSessions, endSession, listSessions, type Session } from '../../data/sessions.ts';
import { Panel } from '../panel.tsx';

const gone = (cause: unknown): boolean => Reflect.get(Object(cause), 'code') === 'PT404';

interface RowProps {
  readonly session: Session;
  readonly onEnded: () => void;
}

function SessionRow({ session, onEnded }: RowProps) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const { device, place, began_at, seen_at, is_current } = session;

  async function end() {
    setBusy(true);
    try {
      await endSession(await getSupabase(), session.id);
      notify.success('Session ended');
    } catch (cause) {
      // Ended somewhere else meanwhile: that is what was wanted.
      if (gone(cause)) notify.success('Session ended');
      else notify.error(dataMessage(cause, { what: 'The session was not ended.' }));
    }
    await queries.invalidateQueries();
    setBusy(false);
    onEnded();
  }

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
          busy={busy}
          aria-label={`End the session of ${device}, last seen ${formatMoment(seen_at)}`}
          onClick={() => void end()}
        >
          End
        </Button>
      )}
    </li>
  );
}

interface EndAllProps {
  readonly others: number;
  readonly onClose: () => void;
}

function EndAllDialog({ others, onClose }: EndAllProps) {
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function end() {
    setBusy(true);
    try {
      const ended = await endOtherSessions(await getSupabase());
      notify.success(ended === 1 ? 'Session ended' : `${ended} sessions ended`);
      onClose();
    } catch (cause) {
      notify.error(dataMessage(cause, { what: 'The sessions were not ended.' }));
      setBusy(false);
    }
    await queries.invalidateQueries();
  }
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      title="End all other sessions?"
      description={others === 1 ? '1 device signs in again.' : `${others} devices sign in again.`}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={() => void end()}>
          End sessions
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}

/** Where one is signed in. A session that is ended is refused from then on, whatever token it still has. */
export function SessionsPanel() {
  const query = useDataQuery('sessions', listSessions);
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  // What was pressed has gone with what it ended.
  const stay = () => list.current?.focus();
  const others = (query.data ?? []).filter(({ is_current }) => !is_current).length;
  return (
    <Panel
      title="Session Management"
      lead="Devices that are signed in to your account. A session that you end stops working at once."
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
