import { formatCount } from 'shared-contract/format';
import { useMemo } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { managedClientsList } from 'shared-contract/lists/managed-clients';
import { TextLink } from 'shared-ui/text-link';
import { PreviewList, firstPage } from '../../list/preview-list.tsx';
import { EmptyList } from '../../ui/states.tsx';
import type { ListCard } from '../../list/list-cards.tsx';
import { BulkForm } from '../../list/bulk.tsx';
import { ListSection } from '../../list/list-section.tsx';
import { useListScreen } from '../../list/list-screen.ts';
import { type ListSelection, useListSelection } from '../../list/row-selection.tsx';
import { formatInstant } from '../../lib/format.ts';
import { type CoachChoice, listCoachChoices, UNKNOWN_USER } from '../../lib/names.ts';
import {
  explainCode,
  type UndoableChange,
  useRefresh,
  useUndoableChange,
  useBatchChange,
} from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { clientAddress } from '../../page-list.ts';
import { emptyCell } from '../../list/list-row.tsx';
import { assignClient, assignClients, listManagedClients, type ManagedClient } from './queries.ts';

/** Queries of clients and of what an assignment changes. */
const reloaded = ['admin-clients', 'client', 'coaches', 'user-facts', 'audit'];

/** Assigns the selected clients to a coach, or to none. */
function BulkAssign({ selection, coaches }: { selection: ListSelection; coaches: readonly CoachChoice[] }) {
  const { act, isBusy } = useBatchChange({
    run: (client, coach: string) =>
      assignClients(client, [...selection.ids], coach === 'none' ? null : coach),
    done: (changed) => `${formatCount(changed, 'client', 'clients')} changed`,
    unchanged: 'Nothing to change. They already have this value.',
    failed: 'Nothing was changed.',
    explain: explainCode(
      'PT409',
      'Nothing was changed, because one of these clients no longer exists. Check the list, then select again.',
    ),
    refresh: useRefresh(...reloaded),
  });
  return (
    <BulkForm
      label="Coach for the selected clients"
      button={`Assign ${formatCount(selection.ids.size, 'client', 'clients')}`}
      isBusy={isBusy}
      apply={async (coach) => {
        if (await act(coach)) selection.clear();
      }}
    >
      <option value="">Choose a coach</option>
      <option value="none">No coach</option>
      {coaches.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </BulkForm>
  );
}

interface CoachSelectProps {
  readonly client: ManagedClient;
  readonly coaches: readonly CoachChoice[];
  readonly change: (change: UndoableChange) => Promise<void>;
}

/** The coach of a client. A former coach stays an option until another is chosen. */
function CoachSelect({ client, coaches, change }: CoachSelectProps) {
  const { id, coach_id: current, coach_email: email, name } = client;
  const assign = (coach: CoachChoice | undefined) =>
    change({
      write: (data) => assignClient(data, client, coach?.id ?? null),
      undo: (data, version) => assignClient(data, { id, version }, current),
      done: `Coach: ${coach?.label ?? 'unassigned'}`,
      failed: 'The coach was not changed.',
      editor: () => Promise.resolve(UNKNOWN_USER),
    });
  const isListed = current === null || coaches.some((coach) => coach.id === current);
  return (
    <select
      aria-label={`Coach of ${name}`}
      value={current ?? ''}
      onChange={({ target }) => void assign(coaches.find((coach) => coach.id === target.value))}
      className="relative z-1 h-7 w-full min-w-0 cursor-pointer truncate rounded-sm border border-transparent bg-transparent text-sm hover:border-edge focus-visible:-outline-offset-2 pointer-coarse:h-11"
    >
      <option value="">No coach assigned</option>
      {isListed ? null : <option value={current}>{email ?? 'A coach'}</option>}
      {coaches.map((coach) => (
        <option key={coach.id} value={coach.id}>
          {coach.label}
        </option>
      ))}
    </select>
  );
}

const coachOf = ({ coach_email }: ManagedClient): string => coach_email ?? 'No coach assigned';
const ownerOf = ({ owner_email }: ManagedClient): string => owner_email ?? 'Unknown';

/** The columns without editing; the full list replaces the coach with a select. */
const managedCells = {
  email: ({ email }: ManagedClient) => email ?? emptyCell,
  company: ({ company }: ManagedClient) => company ?? emptyCell,
  coach: coachOf,
  owner: ownerOf,
  added: ({ created_at }: ManagedClient) => <time dateTime={created_at}>{formatInstant(created_at)}</time>,
  view: ({ id, name }: ManagedClient) => (
    <TextLink to={clientAddress(id)} aria-label={`View Details of ${name}`}>
      View Details
    </TextLink>
  ),
};

const managedCard = (client: ManagedClient): ListCard => ({
  id: client.id,
  name: client.name,
  mark: null,
  note: client.company ?? client.email ?? '-',
  facts: [
    { term: 'Coach', value: coachOf(client) },
    { term: 'Owner', value: ownerOf(client) },
    { term: 'Added', value: formatInstant(client.created_at) },
  ],
});

const NAME = 'admin-clients';
const nobody: readonly CoachChoice[] = [];
const common = {
  title: 'Client Management',
  failed: { lead: 'Error fetching data: ' },
  nameOf: ({ name }: ManagedClient) => name,
  cardOf: managedCard,
} as const;

/** Client Management: all clients with their owners and coaches. */
export function Section() {
  const role = roleOf(useSession().profile);
  const screen = useListScreen(managedClientsList, role);
  const { query } = screen;
  const selection = useListSelection(query);
  const page = useDataQuery(NAME, (client, me) => listManagedClients(client, query, me), query);
  const coaches = useDataQuery('coach-choices', listCoachChoices).data ?? nobody;
  const change = useUndoableChange(...reloaded);
  useLive(NAME, ['clients', 'profiles']);
  const cells = useMemo(
    () => ({
      ...managedCells,
      coach: (client: ManagedClient) => <CoachSelect client={client} coaches={coaches} change={change} />,
    }),
    [coaches, change],
  );
  return (
    <ListSection
      {...common}
      {...{ screen, page, cells, selection }}
      things={{ one: 'client', many: 'clients' }}
      search="Search by name or company"
      people={{ coach: coaches.map(({ id, label }) => ({ value: id, label })) }}
      recordAddress={clientAddress}
      canChooseAll={false}
      bulk={<BulkAssign selection={selection} coaches={coaches} />}
      actionsBelow={cells.coach}
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
    <PreviewList
      {...common}
      list={managedClientsList}
      cells={managedCells}
      section="clients"
      nothing={<EmptyList title="No clients found" />}
      recordAddress={clientAddress}
      {...{ role, page }}
    />
  );
}
