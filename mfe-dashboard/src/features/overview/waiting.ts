import { formatNumber } from 'shared-contract/format';
import { callClock, callDay } from '../../lib/call-time.ts';
import { ageOf } from '../../lib/format.ts';
import { adminAddress, dashboardPages } from '../../page-list.ts';
import type { AdminOverviewData } from './queries.ts';

/** A kind of open item. If its count is zero, the label states that there are none. */
export interface Waiting {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  readonly words: string;
  readonly isLate?: boolean;
  readonly to: string;
  /** Sort key: an instant, earliest first. */
  readonly since: string | null;
}

const until = (instant: string, now: Date): string => `in ${ageOf(now.toISOString(), new Date(instant))}`;
const oldest = (since: string | null, now: Date): string =>
  since === null ? '' : `Oldest: ${ageOf(since, now)}`;

function applicationWords({ oldest: since, nextDue, overdue }: AdminOverviewData['applications'], now: Date) {
  if (overdue > 0) return `${formatNumber(overdue)} overdue. ${oldest(since, now)}`;
  return nextDue === null ? oldest(since, now) : `Next due ${until(nextDue, now)}`;
}

function rows(
  { leads, applications, calls, invitations, unknownRoles }: AdminOverviewData,
  now: Date,
): Waiting[] {
  const next = calls.next === null ? '' : `Next: ${callDay(calls.next)}, ${callClock(calls.next)}`;
  return [
    {
      id: 'leads',
      title: 'New leads',
      count: leads.count,
      words: leads.count === 0 ? 'Every lead has been answered.' : oldest(leads.oldest, now),
      to: adminAddress('leads', 'status=new'),
      since: leads.oldest,
    },
    {
      id: 'applications',
      title: 'Applications to decide',
      count: applications.count,
      words:
        applications.count === 0
          ? 'No applications wait for a decision.'
          : applicationWords(applications, now),
      isLate: applications.overdue > 0,
      to: dashboardPages.applications.path,
      since: applications.oldest,
    },
    {
      id: 'calls',
      title: 'Calls within 24 hours',
      count: calls.within24Hours,
      words: calls.within24Hours === 0 ? next || 'No calls are booked.' : next,
      to: adminAddress('calls', 'when=upcoming'),
      since: calls.next,
    },
    {
      id: 'hosts',
      title: 'Calls without a host',
      count: calls.withoutHost,
      words: calls.withoutHost === 0 ? 'Every call has a host.' : 'Assign a host to each one.',
      to: adminAddress('calls', 'host=none'),
      since: calls.next,
    },
    {
      id: 'invitations',
      title: 'Invitations about to expire',
      count: invitations.expiring,
      words:
        invitations.next === null ? 'None expires within two days.' : `Next ${until(invitations.next, now)}`,
      to: adminAddress('invitations', 'status=pending'),
      since: invitations.next,
    },
    {
      id: 'roles',
      title: 'Accounts with an unknown role',
      count: unknownRoles,
      words: 'They see the client view until you set their role again.',
      isLate: true,
      to: adminAddress('users'),
      since: null,
    },
  ];
}

/** Sorts open items by longest wait, then the empty ones. Omits unknown roles if there are none. */
export function waitingOf(overview: AdminOverviewData, now: Date): readonly Waiting[] {
  return rows(overview, now)
    .filter(({ id, count }) => id !== 'roles' || count > 0)
    .sort((one, other) => {
      if (one.count > 0 !== other.count > 0) return one.count > 0 ? -1 : 1;
      if (one.count === 0) return 0;
      return (one.since ?? '').localeCompare(other.since ?? '');
    });
}
