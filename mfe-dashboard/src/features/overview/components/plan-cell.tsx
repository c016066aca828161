import { paths } from 'shared-contract/paths';
import { TextLink } from 'shared-ui/text-link';
import { formatCalendarDay, formatShortDollars } from '../../../lib/format.ts';
import type { UserOverview } from '../data/read-user-overview.ts';
import { clientPlace } from '../places.ts';
import { Cell } from './panel.tsx';

type Plan = UserOverview['plan'];

function NextDeadline({ deadline }: { deadline: NonNullable<Plan['nextDeadline']> }) {
  const { overdue, dueOn, name, client, clientId } = deadline;
  return (
    <p className="wrap-anywhere">
      <span className={overdue ? 'font-semibold text-danger' : 'text-muted'}>
        {overdue ? 'Overdue since' : 'Next due on'} <time dateTime={dueOn}>{formatCalendarDay(dueOn)}</time>:
      </span>{' '}
      <TextLink to={clientPlace(clientId, 'deadlines')}>{name}</TextLink>{' '}
      <span className="text-muted">({client})</span>
    </p>
  );
}

/** Where the plan stands: what it saves a year, and what it asks for next. */
export function PlanCell({ plan }: { plan: Plan }) {
  const { activeClients, taxSavings, nextDeadline } = plan;
  return (
    <Cell id="own-plan" title="Your plan">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-heading text-2xl tabular-nums">{formatShortDollars(taxSavings)}</span>
        <span className="text-muted">
          tax savings a year, {activeClients === 1 ? '1 active client' : `${activeClients} active clients`}
        </span>
      </p>
      {nextDeadline ? <NextDeadline deadline={nextDeadline} /> : null}
      {activeClients === 0 ? (
        <p>
          Nothing is planned yet. A plan begins with a call:{' '}
          <TextLink to={paths.book}>choose a time</TextLink>.
        </p>
      ) : null}
      {activeClients > 0 && !nextDeadline ? <p className="text-muted">No deadline is open.</p> : null}
    </Cell>
  );
}
