import { useMemo } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { managedClientsList } from 'shared-contract/lists/managed-clients';
import { BriefList, firstPage } from '../../components/list/brief-list.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { ListSection } from '../../components/list/list-section.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { useListSelection } from '../../components/list/use-row-selection.ts';
import { listCoachChoices, type CoachChoice } from '../../lib/list-coach-choices.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { AssignMany } from './components/assign-many.tsx';
import { CoachSelect } from './components/coach-select.tsx';
import { detailsAddress, managedCard, managedCells } from './components/managed-cells.tsx';
import { listManagedClients, type ManagedClient } from './data/list-managed-clients.ts';
import { useAssignment } from './use-assignment.ts';

const NAME = 'admin-clients';
const nobody: readonly CoachChoice[] = [];
const common = {
  list: managedClientsList,
  title: 'Client Management',
  failed: { lead: 'Error fetching data: ' },
  nameOf: ({ name }: ManagedClient) => name,
  cardOf: managedCard,
} as const;

/** Client Management: whose clients they are, and who coaches them. */
export function Section() {
  const role = roleOf(useSession().profile);
  const address = useListAddress(managedClientsList);
  const { query } = address;
  const selection = useListSelection(JSON.stringify([query.q, query.filters]));
  const page = useDataQuery(NAME, (client, me) => listManagedClients(client, query, me), query);
  const coaches = useDataQuery('coach-choices', listCoachChoices).data ?? nobody;
  const assign = useAssignment();
  useLive(NAME, ['clients', 'profiles']);
  const cells = useMemo(
    () => ({
      ...managedCells,
      coach: (client: ManagedClient) => (
        <CoachSelect client={client} coaches={coaches} assign={(...given) => void assign(...given)} />
      ),
    }),
    [coaches, assign],
  );
  return (
    <ListSection
      {...common}
      {...{ role, address, page, cells, selection }}
      things={{ one: 'client', many: 'clients' }}
      search="Search by name or company"
      people={{ coach: coaches.map(({ id, label }) => ({ value: id, label })) }}
      recordAddress={detailsAddress}
      canChooseAll={false}
      bulk={<AssignMany selection={selection} coaches={coaches} />}
      actionsBelow={(id) => {
        const client = page.data?.rows.find((row) => row.id === id);
        return client ? cells.coach(client) : null;
      }}
      nothing="No clients found"
    />
  );
}

export function Brief() {
  const role = roleOf(useSession().profile);
  const query = firstPage(managedClientsList);
  const page = useDataQuery(NAME, (client, me) => listManagedClients(client, query, me), query);
  useLive(NAME, ['clients', 'profiles']);
  return (
    <BriefList
      {...common}
      cells={managedCells}
      section="clients"
      nothing={<EmptyList title="No clients found" />}
      recordAddress={detailsAddress}
      {...{ role, page }}
    />
  );
}
