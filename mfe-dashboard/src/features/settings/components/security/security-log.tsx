import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Spinner } from 'shared-ui/spinner';
import { FailedQuery } from '../../../../components/failed-query.tsx';
import { formatMoment } from '../../../../lib/format.ts';
import { useDataQuery } from '../../../../lib/use-data-query.ts';
import { listSecurityEvents, type SecurityEvent } from '../../data/list-security-events.ts';
import { isAlarming, securityWords } from '../../security-words.ts';
import { Panel } from '../panel.tsx';

const step = 10;

function LastSignIn({ event }: { readonly event: SecurityEvent | null }) {
  const facts = [
    ['Last login', event ? formatMoment(event.created_at) : 'Unknown'],
    ['Login location', event?.place ?? 'Unknown'],
    ['Device', event?.device ?? 'Unknown'],
  ] as const;
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {facts.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function EventRow({ event }: { readonly event: SecurityEvent }) {
  const { kind, created_at, device, place } = event;
  return (
    <li className="grid gap-x-4 border-t border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_max-content]">
      <span className={isAlarming(kind) ? 'font-semibold text-warning' : 'font-semibold'}>
        {securityWords[kind]}
      </span>
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

/** What happened to one's own sign-in, newest first. Nobody writes it by hand, and nobody else reads it. */
export function SecurityLog() {
  const [most, setMost] = useState(step);
  const query = useDataQuery('security-log', (client, id) => listSecurityEvents(client, id, most), { most });
  const { data } = query;
  return (
    <Panel
      title="Security Log"
      lead="What happened to your sign-in, kept for one year. Only you can read it."
    >
      {query.isPending ? <Spinner label="Loading your security log" /> : null}
      {query.isError && !data ? <FailedQuery what="Your security log" query={query} /> : null}
      {data ? (
        <>
          <LastSignIn event={data.lastSignIn} />
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
              onClick={() => setMost(most + step * 2)}
            >
              Show older entries
            </Button>
          ) : null}
        </>
      ) : null}
    </Panel>
  );
}
