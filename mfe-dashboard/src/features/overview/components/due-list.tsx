import { Link } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { formatCalendarDay } from '../../../lib/format.ts';
import { ownPages } from '../../../own-pages.ts';
import type { Deadline } from '../data/read-user-overview.ts';
import { clientPlace } from '../places.ts';
import { Nothing, Panel, Row, rowLink } from './panel.tsx';

/** The deadlines of the next thirty days, and those that have passed, of all clients. */
export function DueList({ due, count }: { due: readonly Deadline[]; count: number }) {
  return (
    <Panel
      id="due-soon"
      title="Due within 30 days"
      count={count}
      more={
        count > due.length
          ? { to: `${ownPages.clients.path}?deadline=next-30d`, words: 'Show all by client' }
          : undefined
      }
    >
      {due.length === 0 ? (
        <Nothing>
          Nothing is due until then.{' '}
          <TextLink to={ownPages.clients.path}>Put a deadline on a client’s list</TextLink>
        </Nothing>
      ) : (
        <ul className="divide-y divide-line">
          {due.map(({ id, clientId, client, name, dueOn, overdue }) => (
            <Row key={id} wraps>
              <span className={`w-28 shrink-0 tabular-nums ${overdue ? 'font-semibold text-danger' : ''}`}>
                <time dateTime={dueOn}>{formatCalendarDay(dueOn)}</time>
              </span>
              {overdue ? (
                <span className="shrink-0 text-sm font-semibold text-danger sm:order-last">Overdue</span>
              ) : null}
              <span className="flex min-w-0 grow basis-full flex-col gap-x-2 sm:basis-0 sm:flex-row sm:items-baseline">
                <Link
                  to={clientPlace(clientId, 'deadlines')}
                  title={`${name}, ${client}`}
                  className={rowLink}
                >
                  {name}
                </Link>
                <span className="min-w-0 shrink truncate text-sm text-muted">{client}</span>
              </span>
            </Row>
          ))}
        </ul>
      )}
    </Panel>
  );
}
