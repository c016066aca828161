import { type ReactNode, useMemo, useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { usersList } from 'shared-contract/lists/accounts';
import { RoleBadge } from 'shared-ui/badge';
import { Button } from 'shared-ui/button';
import { useSearchParams } from 'shared-ui/router';
import { PreviewList, firstPage } from '../../list/preview-list.tsx';
import { EmptyList } from '../../ui/states.tsx';
import { useListScreen } from '../../list/list-screen.ts';
import type { ListCard } from '../../list/list-cards.tsx';
import { ListSection } from '../../list/list-section.tsx';
import { useLiveRows } from '../../list/live-rows.ts';
import { formatInstant } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { emptyCell } from '../../list/list-row.tsx';
import { AddUserDialog, InvitationsList, tabKey, PeopleTabs } from './invitations.tsx';
import { type Account, listUsers } from './queries.ts';
import { type RequestedRole, RoleActions, RoleDialog } from './roles.tsx';
import { UserDrawer } from './user-drawer.tsx';

/** The columns of accounts, except the buttons. */
const userCells = {
  email: ({ status }: Account) =>
    status === 'suspended' ? <span className="text-sm text-danger">Suspended</span> : null,
  name: ({ name }: Account) => name || emptyCell,
  role: ({ role }: Account) => <RoleBadge role={role} />,
  joined: ({ created_at }: Account) => <time dateTime={created_at}>{formatInstant(created_at)}</time>,
};

const userCard = (account: Account): ListCard => ({
  id: account.id,
  name: account.email,
  mark: <RoleBadge role={account.role} />,
  note: account.name || 'No name',
  facts: [{ term: 'Joined', value: formatInstant(account.created_at) }],
});

const cellsWith = (onRequest: (requested: RequestedRole) => void) => ({
  ...userCells,
  actions: (account: Account) => <RoleActions account={account} onRequest={onRequest} />,
});

const common = {
  title: 'User Management',
  failed: { title: 'Failed to load users' },
  nameOf: ({ email }: Account) => email,
  cardOf: userCard,
} as const;

const relatedQueries = ['user', 'user-facts', 'admin-count', 'coaches'];

function UsersList({ headActions }: { headActions: ReactNode }) {
  const role = roleOf(useSession().profile);
  const screen = useListScreen(usersList, role);
  const { query, opened } = screen;
  const [requested, setRequested] = useState<RequestedRole | null>(null);
  const page = useDataQuery('users', (client, id) => listUsers(client, query, id), query);
  const live = useLiveRows({
    screen,
    table: 'profiles',
    name: 'users',
    readAt: page.dataUpdatedAt,
    relatedQueries,
  });
  const cells = useMemo(() => cellsWith(setRequested), []);
  return (
    <>
      <ListSection
        {...common}
        {...{ screen, page, cells, live, headActions }}
        things={{ one: 'user', many: 'users' }}
        search="Search by name or email"
        nothing="No users found"
        actionsBelow={cells.actions}
      >
        <PeopleTabs shown="accounts" />
      </ListSection>
      {opened === null ? null : (
        <UserDrawer id={opened} closedAddress={screen.recordAddress(null)} onRequest={setRequested} />
      )}
      {requested ? <RoleDialog requested={requested} onClose={() => setRequested(null)} /> : null}
    </>
  );
}

/** User Management: accounts or invitations. */
export function Section() {
  const [address] = useSearchParams();
  const [isAdding, setIsAdding] = useState(false);
  const isInvitations = address.get(tabKey) === 'invitations' || address.has('invitation');
  const List = isInvitations ? InvitationsList : UsersList;
  return (
    <>
      <List
        headActions={
          <Button size="sm" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
            Add User
          </Button>
        }
      />
      {isAdding ? <AddUserDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}

export function Brief() {
  const role = roleOf(useSession().profile);
  const query = firstPage(usersList);
  const page = useDataQuery('users', (client, id) => listUsers(client, query, id), query);
  const [requested, setRequested] = useState<RequestedRole | null>(null);
  useLive('users', ['profiles']);
  const cells = useMemo(() => cellsWith(setRequested), []);
  return (
    <>
      <PreviewList
        {...common}
        list={usersList}
        {...{ role, page, cells }}
        section="users"
        actionsBelow={cells.actions}
        nothing={<EmptyList title="No users found" />}
      />
      {requested ? <RoleDialog requested={requested} onClose={() => setRequested(null)} /> : null}
    </>
  );
}
