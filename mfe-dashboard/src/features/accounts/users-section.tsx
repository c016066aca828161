import { useUser, useSession } from 'shared-auth/session-provider';
import { roleOf } from 'shared-auth/roles';
import { usersList } from 'shared-contract/lists/users';
import { useSearchParams } from 'shared-ui/router';
import { useMemo, useState } from 'react';
import { BriefList, firstPage } from '../../components/list/brief-list.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { useLive } from '../../lib/use-live.ts';
import { InvitationsList } from './components/invitations-list.tsx';
import { partKey } from './components/people-tabs.tsx';
import { RoleActions } from './components/role-actions.tsx';
import { RoleDialog, type AskedRole } from './components/role-dialog.tsx';
import { userCard, userCells } from './components/user-cells.tsx';
import { UsersList } from './components/users-list.tsx';
import { listUsers, type Account } from './data/list-users.ts';
import { countAdmins } from './data/read-user.ts';

/** User Management: accounts with their roles, and those who were invited. */
export function Section() {
  const [address] = useSearchParams();
  const isInvitations = address.get(partKey) === 'invitations' || address.has('invitation');
  return isInvitations ? <InvitationsList /> : <UsersList />;
}

/** The beginning of it, with the same buttons. */
export function Brief() {
  const { id: me } = useUser();
  const role = roleOf(useSession().profile);
  const query = firstPage(usersList);
  const page = useDataQuery('users', (client, id) => listUsers(client, query, id), query);
  const admins = useDataQuery('admin-count', countAdmins).data;
  const [asked, setAsked] = useState<AskedRole | null>(null);
  useLive('users', ['profiles']);
  const cells = useMemo(
    () => ({
      ...userCells,
      actions: (account: Account) => <RoleActions {...{ account, me, admins }} ask={setAsked} />,
    }),
    [me, admins],
  );
  return (
    <>
      <BriefList
        list={usersList}
        section="users"
        title="User Management"
        failed={{ title: 'Failed to load users' }}
        nameOf={({ email }) => email}
        cardOf={userCard}
        actionsBelow={cells.actions}
        nothing={<EmptyList title="No users found" />}
        {...{ role, page, cells }}
      />
      {asked ? <RoleDialog asked={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
