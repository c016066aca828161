import { useMemo, useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { usersList } from 'shared-contract/lists/users';
import { Button } from 'shared-ui/button';
import { isListIdle } from '../../../components/list/is-list-idle.ts';
import { ListSection } from '../../../components/list/list-section.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useLiveRows } from '../../../components/list/use-live-rows.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { listUsers, type Account } from '../data/list-users.ts';
import { countAdmins } from '../data/read-user.ts';
import { AddUserDialog } from './add-user-dialog.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import { RoleActions } from './role-actions.tsx';
import { RoleDialog, type AskedRole } from './role-dialog.tsx';
import { userCard, userCells } from './user-cells.tsx';
import { UserDrawer } from './user-drawer.tsx';

const besides = ['user', 'user-facts', 'admin-count', 'coaches'];

/** Every account, its role and what may be made of it. */
export function UsersList() {
  const { id: me } = useUser();
  const role = roleOf(useSession().profile);
  const address = useListAddress(usersList);
  const { query, opened } = address;
  const [asked, setAsked] = useState<AskedRole | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const page = useDataQuery('users', (client, id) => listUsers(client, query, id), query);
  const admins = useDataQuery('admin-count', countAdmins).data;
  const live = useLiveRows({
    list: usersList,
    query,
    table: 'profiles',
    name: 'users',
    readAt: page.dataUpdatedAt,
    besides,
    isIdle: isListIdle,
  });
  const cells = useMemo(
    () => ({
      ...userCells,
      actions: (account: Account) => <RoleActions {...{ account, me, admins }} ask={setAsked} />,
    }),
    [me, admins],
  );
  return (
    <>
      <ListSection
        list={usersList}
        title="User Management"
        things={{ one: 'user', many: 'users' }}
        search="Search by name or email"
        failed={{ title: 'Failed to load users' }}
        nothing="No users found"
        nameOf={({ email }) => email}
        cardOf={userCard}
        actionsBelow={(id) => {
          const account = page.data?.rows.find((row) => row.id === id);
          return account ? <RoleActions {...{ account, me, admins }} ask={setAsked} /> : null;
        }}
        headActions={
          <Button size="sm" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
            Add User
          </Button>
        }
        {...{ role, address, page, cells, live }}
      >
        <PeopleTabs shown="accounts" />
      </ListSection>
      {opened === null ? null : (
        <UserDrawer
          id={opened}
          closedAddress={address.recordAddress(null)}
          {...{ me, admins }}
          ask={setAsked}
        />
      )}
      {asked ? <RoleDialog asked={asked} onClose={() => setAsked(null)} /> : null}
      {isAdding ? <AddUserDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}
