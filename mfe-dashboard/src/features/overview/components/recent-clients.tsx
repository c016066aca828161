import { Badge } from 'shared-ui/badge';
import { Spinner } from 'shared-ui/spinner';
import { TextLink } from 'shared-ui/text-link';
import { ownPages } from '../../../own-pages.ts';
import { statusTones } from '../../../lib/client-status.ts';
import { formatCalendarDay } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { listRecentClients } from '../data/list-recent-clients.ts';
import type { RecentClient } from '../data/list-recent-clients.ts';
import { FailedQuery } from '../../../components/failed-query.tsx';

function ClientLine({ client }: { client: RecentClient }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line px-6 py-3">
      <div className="min-w-0">
        <p className="font-semibold">
          <TextLink to={`${ownPages.clients.path}?client=${client.id}`}>{client.name}</TextLink>
        </p>
        <p className="text-sm text-muted">{client.company ?? 'No company'}</p>
      </div>
      <div className="flex items-center gap-4">
        <p className="text-sm text-muted">
          {client.last_contact ? `Last contact ${formatCalendarDay(client.last_contact)}` : 'No contact yet'}
        </p>
        <Badge tone={statusTones[client.status]}>{client.status}</Badge>
      </div>
    </li>
  );
}

/** The clients that were added last. */
export function RecentClients() {
  const recent = useDataQuery('recent-clients', listRecentClients);
  const { data } = recent;
  return (
    <section aria-labelledby="recent-clients" className="rounded-md border border-line bg-surface">
      <div className="flex flex-wrap items-baseline justify-between gap-4 px-6 py-4">
        <h2 id="recent-clients" className="text-lg">
          Recent Clients
        </h2>
        {data?.length ? <TextLink to={ownPages.clients.path}>View all clients</TextLink> : null}
      </div>
      {recent.isPending ? <Spinner label="Loading clients" className="border-t border-line" /> : null}
      {recent.isError ? <FailedQuery what="Clients" query={recent} /> : null}
      {data?.length === 0 ? (
        <p className="border-t border-line px-6 py-4">
          No clients are on your list. They appear here as soon as one is added for you.
        </p>
      ) : null}
      {data?.length ? (
        <ul>
          {data.map((client) => (
            <ClientLine key={client.id} client={client} />
          ))}
        </ul>
      ) : null}
    </section>
  );
}
