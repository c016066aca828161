import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { coachesList } from 'shared-contract/lists/coaches';
import { TextLink } from 'shared-ui/text-link';
import { useState } from 'react';
import { BriefList, firstPage } from '../../components/list/brief-list.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import type { ListCard } from '../../components/list/list-cards.tsx';
import { ListSection } from '../../components/list/list-section.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { formatInstant } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { ownPages } from '../../own-pages.ts';
import { RoleDialog, type AskedRole } from './components/role-dialog.tsx';
import { UserDrawer } from './components/user-drawer.tsx';
import { listCoachAccounts, type Coach } from './data/list-coaches.ts';
import { countAdmins } from './data/read-user.ts';

const nameOf = ({ name }: Coach): string => name.trim() || 'No name';
const clientsOf = ({ clients }: Coach): string => clients.toLocaleString('en-US');

function ViewClients({ coach }: { coach: Coach }) {
  return (
    <TextLink
      to={`${ownPages.clients.path}?coach=${coach.id}`}
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
  list: coachesList,
  title: 'Coach Management',
  failed: { lead: 'Error fetching data: ' },
  nameOf: ({ email }: Coach) => email,
  cells,
  cardOf,
} as const;

/** Coach Management: who coaches, and how many clients each of them has. */
export function Section() {
  const { id: me } = useUser();
  const role = roleOf(useSession().profile);
  const address = useListAddress(coachesList);
  const { query, opened } = address;
  const [asked, setAsked] = useState<AskedRole | null>(null);
  const page = useDataQuery('coaches-of-admin', (client, id) => listCoachAccounts(client, query, id), query);
  const admins = useDataQuery('admin-count', countAdmins).data;
  useLive('coaches', ['profiles', 'clients']);
  return (
    <>
      <ListSection
        {...common}
        {...{ role, address, page }}
        things={{ one: 'coach', many: 'coaches' }}
        search="Search by name or email"
        nothing="No coaches found"
      />
      {opened === null ? null : (
        <UserDrawer
          id={opened}
          closedAddress={address.recordAddress(null)}
          ask={setAsked}
          {...{ me, admins }}
        />
      )}
      {asked ? <RoleDialog asked={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

export function Brief() {
  const role = roleOf(useSession().profile);
  const query = firstPage(coachesList);
  const page = useDataQuery('coaches-of-admin', (client, id) => listCoachAccounts(client, query, id), query);
  useLive('coaches', ['profiles', 'clients']);
  return (
    <BriefList
      {...common}
      section="coaches"
      nothing={<EmptyList title="No coaches found" />}
      {...{ role, page }}
    />
  );
}
