import { useNow } from '../../../lib/use-now.ts';
import type { AdminOverview } from '../data/read-admin-overview.ts';
import { waitingOf } from '../waiting.ts';
import { Panel, Row, rowLink } from './panel.tsx';
import { PlaceLink } from './place-link.tsx';

/** What waits for an answer, with how long. */
export function WaitingList({ overview }: { overview: AdminOverview }) {
  const waiting = waitingOf(overview, useNow(60_000));
  return (
    <Panel id="waiting" title="Waiting for an answer">
      <ul className="divide-y divide-line">
        {waiting.map(({ id, title, count, words, isLate, to }) => (
          <Row key={id}>
            <span
              className={`w-12 shrink-0 text-right font-heading text-xl tabular-nums ${count === 0 ? 'text-muted' : ''}`}
            >
              {count.toLocaleString('en-US')}
            </span>
            <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:gap-x-4">
              <PlaceLink to={to} className={rowLink}>
                {title}
              </PlaceLink>
              <span
                className={`text-sm sm:ml-auto sm:text-right ${isLate && count > 0 ? 'font-semibold text-danger' : 'text-muted'}`}
              >
                {words}
              </span>
            </span>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
