import { useMemo, useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession } from 'shared-auth/session-provider';
import { invitationsList } from 'shared-contract/lists/invitations';
import { Button } from 'shared-ui/button';
import { ListSection } from '../../../components/list/list-section.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { useLive } from '../../../lib/use-live.ts';
import { listInvitations, type Invitation } from '../data/invitations.ts';
import { AddUserDialog } from './add-user-dialog.tsx';
import { InvitationActions } from './invitation-actions.tsx';
import { invitationCard, invitationCells } from './invitation-cells.tsx';
import { InvitationDrawer } from './invitation-drawer.tsx';
import { PeopleTabs } from './people-tabs.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Who was invited, and what came of it. */
export function InvitationsList() {
  const role = roleOf(useSession().profile);
  const address = useListAddress(invitationsList);
  const { query, opened } = address;
  const [withdrawn, setWithdrawn] = useState<Invitation | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const page = useDataQuery('invitations', (client, me) => listInvitations(client, query, me), query);
  useLive('invitation', ['invitations']);
  const cells = useMemo(
    () => ({
      ...invitationCells,
      actions: (invitation: Invitation) => (
        <InvitationActions invitation={invitation} withdraw={setWithdrawn} />
      ),
    }),
    [],
  );
  return (
    <>
      <ListSection
        list={invitationsList}
        title="User Management"
        things={{ one: 'invitation', many: 'invitations' }}
        search="Search by email"
        failed={{ lead: 'Error fetching data: ' }}
        nothing="No invitations found"
        nameOf={({ email }) => email}
        cardOf={invitationCard}
        actionsBelow={(id) => {
          const invitation = page.data?.rows.find((row) => row.id === id);
          return invitation ? <InvitationActions invitation={invitation} withdraw={setWithdrawn} /> : null;
        }}
        headActions={
          <Button size="sm" aria-haspopup="dialog" onClick={() => setIsAdding(true)}>
            Add User
          </Button>
        }
        {...{ role, address, page, cells }}
      >
        <PeopleTabs shown="invitations" />
      </ListSection>
      {opened === null ? null : (
        <InvitationDrawer id={opened} closedAddress={address.recordAddress(null)} withdraw={setWithdrawn} />
      )}
      {withdrawn ? <WithdrawDialog invitation={withdrawn} onClose={() => setWithdrawn(null)} /> : null}
      {isAdding ? <AddUserDialog onClose={() => setIsAdding(false)} /> : null}
    </>
  );
}
