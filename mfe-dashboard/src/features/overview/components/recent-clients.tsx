import { Badge } from 'shared-ui/badge';
import { Link } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { statusTones } from '../../../lib/client-status.ts';
import { formatInstant } from '../../../lib/format.ts';
import { ownPages } from '../../../own-pages.ts';
import type { ClientEntry } from '../data/read-user-overview.ts';
import { addClientPage, clientPlace } from '../places.ts';
import { Nothing, Panel, Row, rowLink } from './panel.tsx';

/** The clients that were added last. */
export function RecentClients({ clients }: { clients: readonly ClientEntry[] }) {
  return (
    <Panel
      id="recent-clients"
      title="Recent Clients"
      more={clients.length > 0 ? { to: ownPages.clients.path, words: 'View all clients' } : undefined}
    >
      {clients.length === 0 ? (
        <Nothing>
          No clients are on your list. <TextLink to={addClientPage}>Add the first one</TextLink>
        </Nothing>
      ) : (
        <ul className="divide-y divide-line">
          {clients.map(({ id, name, company, status, createdAt }) => (
            <Row key={id} wraps>
              <span className="flex min-w-0 grow basis-60 items-baseline gap-x-2">
                <Link to={clientPlace(id)} title={name} className={rowLink}>
                  {name}
                </Link>
                {company ? (
                  <span className="min-w-0 shrink truncate text-sm text-muted">{company}</span>
                ) : null}
              </span>
              <span className="w-20 shrink-0">
                <Badge tone={statusTones[status]}>{status}</Badge>
              </span>
              <span className="ml-auto w-24 shrink-0 text-right text-sm text-muted tabular-nums">
                <span className="sr-only">Added </span>
                <time dateTime={createdAt}>{formatInstant(createdAt)}</time>
              </span>
            </Row>
          ))}
        </ul>
      )}
    </Panel>
  );
}
