import { useMediaQuery } from 'shared-ui/hooks';
import { Link } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { formatInstant } from '../../../lib/format.ts';
import { ownPages } from '../../../own-pages.ts';
import type { RecentClient } from '../data/read-coach-page.ts';

const addressOf = (id: string): string => `${ownPages.clients.path}?client=${id}`;

const Activity = ({ at }: { at: string }) => <time dateTime={at}>{formatInstant(at)}</time>;

function View({ client: { id, name } }: { client: RecentClient }) {
  return (
    <TextLink
      to={addressOf(id)}
      className="pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
    >
      View<VisuallyHidden> {name}</VisuallyHidden>
    </TextLink>
  );
}

const nowrap = 'px-3 py-1.5 text-right whitespace-nowrap tabular-nums';

function Rows({ clients }: { clients: readonly RecentClient[] }) {
  return (
    <div className="overflow-x-auto rounded-md border border-line bg-surface">
      <table className="w-full table-fixed text-left">
        <caption className="sr-only">Recent Clients</caption>
        <thead className="border-b border-line text-sm text-muted">
          <tr className="h-9">
            <th scope="col" className="px-4 font-semibold">
              Name
            </th>
            <th scope="col" className="w-[30%] px-3 font-semibold">
              Company
            </th>
            <th scope="col" className="w-20 px-3 text-right font-semibold">
              Stories
            </th>
            <th scope="col" className="w-32 px-3 text-right font-semibold">
              Last Activity
            </th>
            <th scope="col" className="w-20 px-4 text-right font-semibold">
              View
            </th>
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
              <td className={nowrap}>{client.stories.toLocaleString('en-US')}</td>
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

/** On a phone each client is a row of three lines, and all of it leads to the client. */
function Cards({ clients }: { clients: readonly RecentClient[] }) {
  return (
    <ul aria-label="Recent Clients" className="divide-y divide-line rounded-md border border-line bg-surface">
      {clients.map((client) => (
        <li key={client.id} className="relative flex min-h-12 flex-col px-4 py-2">
          <span className="flex items-baseline gap-3">
            <Link
              to={addressOf(client.id)}
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
            <span className="shrink-0 tabular-nums">
              {client.stories === 1 ? '1 story' : `${client.stories.toLocaleString('en-US')} stories`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly clients: readonly RecentClient[];
  /** How many there are in all. */
  readonly total: number;
}

/** The clients who were added last, and the way to all of them. */
export function RecentClients({ clients, total }: Props) {
  const isTable = useMediaQuery('(min-width: 48rem)');
  return (
    <section aria-labelledby="recent-clients" className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-9 items-center gap-4">
        <h2 id="recent-clients" className="text-lg font-semibold">
          Recent Clients
        </h2>
        {total > clients.length ? <TextLink to={ownPages.clients.path}>View all clients</TextLink> : null}
      </div>
      {clients.length === 0 ? (
        <p className="rounded-md border border-line bg-surface px-4 py-3 text-muted">
          No clients found. <TextLink to={ownPages.addClient.path}>Add the first one</TextLink>
        </p>
      ) : isTable ? (
        <Rows clients={clients} />
      ) : (
        <Cards clients={clients} />
      )}
    </section>
  );
}
