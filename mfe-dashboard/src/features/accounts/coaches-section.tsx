import { formatNumber } from 'shared-contract/format';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { coachesList } from 'shared-contract/lists/accounts';
import { TextLink } from 'shared-ui/text-link';
import { useState } from 'react';
import { PreviewList, firstPage } from '../../list/preview-list.tsx';
import { EmptyList } from '../../ui/states.tsx';
import type { ListCard } from '../../list/list-cards.tsx';
import { ListSection } from '../../list/list-section.tsx';
import { useListScreen } from '../../list/list-screen.ts';
import { formatInstant } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { dashboardPages } from '../../page-list.ts';
import { RoleDialog, type RequestedRole } from './roles.tsx';
import { UserDrawer } from './user-drawer.tsx';
import { type Coach, listCoachAccounts } from './queries.ts';

const nameOf = ({ name }: Coach): string => name.trim() || 'No name';
const clientsOf = ({ clients }: Coach): string => formatNumber(clients);

function ViewClients({ coach }: { coach: Coach }) {
  return (
    <TextLink
      to={`${dashboardPages.clients.path}?coach=${coach.id}`}
      aria-label={`View Clients of ${coach.name.trim() || coach.email}`}
      className="relative z-1"
    >
      View Clients
    </TextLink>
  );
}

const cells = {
  name: nameOf,
  joined: ({ created_at }: Coach) => <time dateTime={created_at}>{formatInstant(created_at)}</time>,
  clients: clientsOf,
  view: (coach: Coach) => <ViewClients coach={coach} />,
};

const cardOf = (coach: Coach): ListCard => ({
  id: coach.id,
  name: coach.email,
  mark: null,
  note: nameOf(coach),
  facts: [
    { term: 'Clients', value: clientsOf(coach) },
    { term: 'Joined', value: formatInstant(coach.created_at) },
    { term: '', value: <ViewClients coach={coach} /> },
  ],
});

const common = {
  title: 'Coach Management',
  failed: { lead: 'Error fetching data: ' },
  nameOf: ({ email }: Coach) => email,
  cells,
  cardOf,
} as const;

export function Section() {
  const role = roleOf(useSession().profile);
  const screen = useListScreen(coachesList, role);
  const { query, opened } = screen;
  const [requested, setRequested] = useState<RequestedRole | null>(null);
  const page = useDataQuery('coaches-of-admin', (client, id) => listCoachAccounts(client, query, id), query);
  useLive('coaches', ['profiles', 'clients']);
  return (
    <>
      <ListSection
        {...common}
        {...{ screen, page }}
        things={{ one: 'coach', many: 'coaches' }}
        search="Search by name or email"
        nothing="No coaches found"
      />
      {opened === null ? null : (
        <UserDrawer id={opened} closedAddress={screen.recordAddress(null)} onRequest={setRequested} />
      )}
      {requested ? <RoleDialog requested={requested} onClose={() => setRequested(null)} /> : null}
    </>
  );
}

export function Brief() {
  const role = roleOf(useSession().profile);
  const query = firstPage(coachesList);
  const page = useDataQuery('coaches-of-admin', (client, id) => listCoachAccounts(client, query, id), query);
  useLive('coaches', ['profiles', 'clients']);
  return (
    <PreviewList
      {...common}
      list={coachesList}
      section="coaches"
      nothing={<EmptyList title="No coaches found" />}
      {...{ role, page }}
    />
  );
}
