import { formatCount, formatNumber } from 'shared-contract/format';
import type { ReactNode } from 'react';
import { ButtonLink } from 'shared-ui/button';
import { useMediaQuery } from 'shared-ui/hooks';
import { Link } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { FailedQuery, ListSkeleton } from '../../ui/states.tsx';
import { PageHead, Tiles } from '../../ui/page-parts.tsx';
import { formatInstant } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { clientAddress, dashboardPages } from '../../page-list.ts';
import { type CoachPage, readCoachPage, type RecentClient } from './queries.ts';
import { CoachResources } from './resources.tsx';

const Activity = ({ at }: { at: string }) => <time dateTime={at}>{formatInstant(at)}</time>;

function View({ client: { id, name } }: { client: RecentClient }) {
  return (
    <TextLink
      to={clientAddress(id)}
      className="pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      View<VisuallyHidden> {name}</VisuallyHidden>
    </TextLink>
  );
}

const nowrap = 'px-3 py-1.5 text-right whitespace-nowrap tabular-nums';

const heads = [
  ['Name', 'px-4'],
  ['Company', 'w-[30%] px-3'],
  ['Stories', 'w-20 px-3 text-right'],
  ['Last Activity', 'w-32 px-3 text-right'],
  ['View', 'w-20 px-4 text-right'],
] as const;

function Rows({ clients }: { clients: readonly RecentClient[] }) {
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-surface">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">Recent Clients</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr className="h-9">
            {heads.map(([label, className]) => (
              <th key={label} scope="col" className={`font-semibold ${className}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <tr key={client.id} className="border-b border-line last:border-b-0 hover:bg-ground">
              <th scope="row" className="px-4 py-1.5 font-normal">
                <span title={client.name} className="block truncate font-medium">
                  {client.name}
                </span>
                <span title={client.email ?? undefined} className="block truncate text-sm text-muted">
                  {client.email ?? 'No email'}
                </span>
              </th>
              <td title={client.company ?? undefined} className="truncate px-3 py-1.5">
                {client.company ?? '-'}
              </td>
              <td className={nowrap}>{formatNumber(client.stories)}</td>
              <td className={nowrap}>
                <Activity at={client.lastActivity} />
              </td>
              <td className="px-4 py-1.5 text-right">
                <View client={client} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** On a phone, the complete three-line row links to the client. */
function Cards({ clients }: { clients: readonly RecentClient[] }) {
  return (
    <ul aria-label="Recent Clients" className="divide-y divide-line rounded-md border border-line bg-surface">
      {clients.map((client) => (
        <li key={client.id} className="relative flex min-h-12 flex-col px-4 py-2">
          <span className="flex items-baseline gap-3">
            <Link
              to={clientAddress(client.id)}
              className="min-w-0 grow truncate font-medium after:absolute after:inset-0"
            >
              <VisuallyHidden>View </VisuallyHidden>
              {client.name}
            </Link>
            <span className="shrink-0 text-sm text-muted tabular-nums">
              <VisuallyHidden>Last Activity </VisuallyHidden>
              <Activity at={client.lastActivity} />
            </span>
          </span>
          <span className="truncate text-sm text-muted">{client.email ?? 'No email'}</span>
          <span className="flex gap-3 text-sm text-muted">
            <span className="min-w-0 grow truncate">
              <VisuallyHidden>Company </VisuallyHidden>
              {client.company ?? '-'}
            </span>
            <span className="shrink-0 tabular-nums">{formatCount(client.stories, 'story', 'stories')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function RecentClients({ clients, total }: { clients: readonly RecentClient[]; total: number }) {
  const isTable = useMediaQuery('(min-width: 48rem)');
  return (
    <section aria-labelledby="recent-clients" className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-9 items-center gap-4">
        <h2 id="recent-clients" className="text-lg font-semibold">
          Recent Clients
        </h2>
        {total > clients.length ? (
          <TextLink to={dashboardPages.clients.path}>View all clients</TextLink>
        ) : null}
      </div>
      {clients.length === 0 ? (
        <p className="rounded-md border border-line bg-surface px-4 py-3 text-muted">
          No clients found. <TextLink to={dashboardPages.addClient.path}>Add the first one</TextLink>
        </p>
      ) : isTable ? (
        <Rows clients={clients} />
      ) : (
        <Cards clients={clients} />
      )}
    </section>
  );
}

/**
 * In the specification, an active client is one with a story. The label states this, because there is also a status
 * named Active.
 */
function Counters({ figures }: { figures: CoachPage['figures'] | undefined }) {
  const count = (key: keyof CoachPage['figures']) => figures && formatNumber(figures[key]);
  return (
    <Tiles
      label="Your figures"
      tiles={[
        { label: 'Total Clients', value: count('clients') },
        { label: 'Active Clients, with a story', value: count('clientsWithStories') },
        { label: 'Stories Created', value: count('stories') },
        { label: 'Stories Published', value: count('published') },
      ]}
    />
  );
}

export function CoachDashboard({ downloads }: { downloads: { workbook: ReactNode; guide: ReactNode } }) {
  const query = useDataQuery('coach-page', readCoachPage, undefined, { staleMs: 0 });
  useLive('coach-page', ['clients', 'stories']);
  const { data } = query;
  return (
    <>
      <PageHead title={dashboardPages.coach.title}>
        <ButtonLink size="sm" to={dashboardPages.addClient.path}>
          Add New Client
        </ButtonLink>
      </PageHead>
      <div className="in-order flex flex-col gap-4 print:hidden">
        {query.isError && !data ? (
          <FailedQuery what="Your clients" title="Failed to load data" query={query} />
        ) : (
          <Counters figures={data?.figures} />
        )}
        {data ? <RecentClients clients={data.recentClients} total={data.figures.clients} /> : null}
        {query.isPending ? <ListSkeleton label="Loading your clients" /> : null}
      </div>
      <CoachResources downloads={downloads} />
    </>
  );
}
