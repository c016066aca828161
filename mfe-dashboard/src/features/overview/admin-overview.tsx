import { formatNumber } from 'shared-contract/format';
import { Link } from 'shared-ui/router';
import { TextLink } from 'shared-ui/text-link';
import { useNow } from '../../lib/format.ts';
import { adminAddress, dashboardPages } from '../../page-list.ts';
import { Figures, ListPanel, Overview, rowLink } from './parts.tsx';
import { type AdminOverviewData, readAdminOverview } from './queries.ts';
import { waitingOf } from './waiting.ts';

function WaitingList({ overview }: { overview: AdminOverviewData }) {
  const waiting = waitingOf(overview, useNow(60_000));
  return (
    <ListPanel id="waiting" title="Waiting for an answer" rows={waiting}>
      {({ title, count, words, isLate, to }) => (
        <>
          <span
            className={`w-12 shrink-0 text-right font-heading text-xl tabular-nums ${count === 0 ? 'text-muted' : ''}`}
          >
            {formatNumber(count)}
          </span>
          <span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:gap-x-4">
            <Link to={to} className={rowLink}>
              {title}
            </Link>
            <span
              className={`text-sm sm:ml-auto sm:text-right ${isLate && count > 0 ? 'font-semibold text-danger' : 'text-muted'}`}
            >
              {words}
            </span>
          </span>
        </>
      )}
    </ListPanel>
  );
}

const cards = [
  {
    to: dashboardPages.admin.path,
    icon: 'shield',
    title: 'Admin Panel',
    text: 'Users and their roles, coaches, clients and leads.',
  },
  {
    to: dashboardPages.clients.path,
    icon: 'users',
    title: 'Client Management',
    text: 'Every client, with savings, retainer and next deadline.',
  },
  {
    to: dashboardPages.coach.path,
    icon: 'wrench',
    title: 'Coach Tools',
    text: 'The coaches’ view of their work.',
  },
  {
    to: dashboardPages.resources.path,
    icon: 'book',
    title: 'Resources',
    text: 'The library for clients and coaches.',
  },
] as const;

// Without profiles: a user who just lost the administrator role would otherwise refetch and be denied.
const LIVE = ['leads', 'certification_applications', 'bookings', 'invitations', 'clients'] as const;

function Counts({ overview: { users, coaches, clients } }: { overview: AdminOverviewData }) {
  const give = <TextLink to={adminAddress('users')}>Give a user the coach role</TextLink>;
  const add = <TextLink to={dashboardPages.addClient.path}>Add the first one</TextLink>;
  return (
    <Figures
      label="Counts"
      figures={[
        { label: 'Users', value: formatNumber(users), note: 'accounts in every role' },
        {
          label: 'Coaches',
          value: formatNumber(coaches),
          note: coaches === 0 ? give : 'accounts with the coach role',
        },
        {
          label: 'Clients',
          value: formatNumber(clients),
          note: clients === 0 ? add : 'active, prospects and inactive',
        },
      ]}
    />
  );
}

export function AdminOverview() {
  return (
    <Overview name="overview-admin" read={readAdminOverview} tables={LIVE} cards={cards}>
      {(overview) => (
        <>
          <WaitingList overview={overview} />
          <Counts overview={overview} />
        </>
      )}
    </Overview>
  );
}
