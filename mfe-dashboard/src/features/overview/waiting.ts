import { ownPages } from '../../own-pages.ts';
import { ageOf } from '../../lib/age.ts';
import { callClock, callDay } from '../../lib/call-time.ts';
import type { AdminOverview } from './data/read-admin-overview.ts';
import { adminSection } from './places.ts';

/** Something that waits for an answer, or the word that nothing does. */
export interface Waiting {
  readonly id: string;
  readonly title: string;
  readonly count: number;
  /** How long it has waited or by when it is due; of none, that there is none. */
  readonly words: string;
  readonly isLate?: boolean;
  readonly to: string;
  /** By what it stands in the list: an instant, the earliest first. */
  readonly since: string | null;
}

const hoursTo = (instant: string, now: Date): string => {
  const hours = Math.floor((Date.parse(instant) - now.getTime()) / 3_600_000);
  if (hours < 1) return 'in under an hour';
  return hours < 48 ? `in ${hours} ${hours === 1 ? 'hour' : 'hours'}` : `in ${Math.floor(hours / 24)} days`;
};
const oldest = (since: string | null, now: Date): string =>
  since === null ? '' : `Oldest: ${ageOf(since, now)}`;

function applicationWords({ oldest: since, nextDue, overdue }: AdminOverview['applications'], now: Date) {
  if (overdue > 0) return `${overdue.toLocaleString('en-US')} overdue. ${oldest(since, now)}`;
  return nextDue === null ? oldest(since, now) : `Next due ${hoursTo(nextDue, now)}`;
}

function rows(
  { leads, applications, calls, invitations, unknownRoles }: AdminOverview,
  now: Date,
): Waiting[] {
  const next = calls.next === null ? '' : `Next: ${callDay(calls.next)}, ${callClock(calls.next)}`;
  return [
    {
      id: 'leads',
      title: 'New leads',
      count: leads.count,
      words: leads.count === 0 ? 'Every lead has been answered.' : oldest(leads.oldest, now),
      to: adminSection('leads', 'status=new'),
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
      to: ownPages.applications.path,
      since: applications.oldest,
    },
    {
      id: 'calls',
      title: 'Calls within 24 hours',
      count: calls.within24Hours,
      words: calls.within24Hours === 0 ? next || 'No calls are booked.' : next,
      to: adminSection('calls', 'when=upcoming'),
      since: calls.next,
    },
    {
      id: 'hosts',
      title: 'Calls without a host',
      count: calls.withoutHost,
      words: calls.withoutHost === 0 ? 'Every call has somebody who holds it.' : 'Give each one to somebody.',
      to: adminSection('calls', 'host=none'),
      since: calls.next,
    },
    {
      id: 'invitations',
      title: 'Invitations about to expire',
      count: invitations.expiring,
      words:
        invitations.next === null ? 'None ends within two days.' : `Next ${hoursTo(invitations.next, now)}`,
      to: adminSection('invitations', 'status=pending'),
      since: invitations.next,
    },
    {
      id: 'roles',
      title: 'Accounts with an unknown role',
      count: unknownRoles,
      words: 'They see what a client sees until the role is set again.',
      isLate: true,
      to: adminSection('users'),
      since: null,
    },
  ];
}

/** What waits, the longest first, then what does not. A role that nobody knows is only spoken of where it is. */
export function waitingOf(overview: AdminOverview, now: Date): readonly Waiting[] {
  return rows(overview, now)
    .filter(({ id, count }) => id !== 'roles' || count > 0)
    .sort((one, other) => {
      if (one.count > 0 !== other.count > 0) return one.count > 0 ? -1 : 1;
      if (one.count === 0) return 0;
      return (one.since ?? '').localeCompare(other.since ?? '');
    });
}
