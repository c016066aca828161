import { TextLink } from 'shared-ui/text-link';
import { ownPages } from '../../../own-pages.ts';
import { usePlaces } from '../../../lib/use-places.ts';
import { readAdminOverview, type AdminOverview as Overview } from '../data/read-admin-overview.ts';
import { addClientPage, adminPage, adminSection, coachPage } from '../places.ts';
import { useOverview } from '../use-overview.ts';
import { Figures } from './figures.tsx';
import { LinkCards } from './link-cards.tsx';
import { OverviewFrame } from './overview-frame.tsx';
import { WaitingList } from './waiting-list.tsx';

const cards = [
  {
    to: adminPage,
    icon: 'shield',
    title: 'Admin Panel',
    text: 'Users and their roles, coaches, clients and leads.',
  },
  {
    to: ownPages.clients.path,
    icon: 'users',
    title: 'Client Management',
    text: 'Every client, with savings, retainer and next deadline.',
  },
  {
    to: coachPage,
    icon: 'wrench',
    title: 'Coach Tools',
    text: 'What coaches work with, as they see it.',
  },
  {
    to: ownPages.resources.path,
    icon: 'book',
    title: 'Resources',
    text: 'The library that clients and coaches read.',
  },
] as const;

// Not profiles: whoever is no administrator any more would ask once more, and be refused.
const LIVE = ['leads', 'certification_applications', 'bookings', 'invitations', 'clients'] as const;

const number = (count: number): string => count.toLocaleString('en-US');

function Counts({ overview: { users, coaches, clients } }: { overview: Overview }) {
  const isThere = usePlaces();
  const give = isThere(adminPage) ? (
    <TextLink to={adminSection('users')}>Give a user the coach role</TextLink>
  ) : (
    'Give a user the coach role to begin'
  );
  const add = <TextLink to={addClientPage}>Add the first one</TextLink>;
  return (
    <Figures
      label="Counts"
      figures={[
        { label: 'Users', value: number(users), note: 'accounts in every role' },
        {
          label: 'Coaches',
          value: number(coaches),
          note: coaches === 0 ? give : 'accounts with the coach role',
        },
        {
          label: 'Clients',
          value: number(clients),
          note: clients === 0 ? add : 'active, prospects and inactive',
        },
      ]}
    />
  );
}

export function AdminOverview() {
  const query = useOverview('overview-admin', readAdminOverview, LIVE);
  return (
    <>
      <OverviewFrame query={query}>
        {(overview) => (
          <>
            <WaitingList overview={overview} />
            <Counts overview={overview} />
          </>
        )}
      </OverviewFrame>
      {query.isPending ? null : <LinkCards cards={cards} />}
    </>
  );
}
