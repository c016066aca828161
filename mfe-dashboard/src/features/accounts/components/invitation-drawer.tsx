import { TextLink } from 'shared-ui/text-link';
import { Facts } from '../../../components/facts.tsx';
import { RecordDrawer } from '../../../components/record-drawer.tsx';
import { sectionAddress } from '../../../components/section.ts';
import { formatMoment } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { ownPages } from '../../../own-pages.ts';
import { readInvitation, type Invitation } from '../data/invitations.ts';
import { InvitationActions } from './invitation-actions.tsx';
import { StateBadge } from './invitation-cells.tsx';

const factsOf = (invitation: Invitation) => [
  { term: 'Name', value: invitation.name || 'No name' },
  { term: 'Role', value: invitation.role },
  { term: 'Invited by', value: invitation.invited_by ?? 'Deleted account' },
  { term: 'First letter', value: formatMoment(invitation.created_at) },
  { term: 'Last letter', value: formatMoment(invitation.sent_at) },
  { term: 'Letters', value: String(invitation.sends) },
  invitation.accepted_at === null
    ? { term: 'Expires', value: formatMoment(invitation.expires_at) }
    : { term: 'Accepted', value: formatMoment(invitation.accepted_at) },
];

interface Props {
  readonly id: string;
  readonly closedAddress: string;
  readonly withdraw: (invitation: Invitation) => void;
}

/** One invitation over the list. Its link is in the letter and nowhere else. */
export function InvitationDrawer({ id, closedAddress, withdraw }: Props) {
  const query = useDataQuery('invitation', (client) => readInvitation(client, id), { id });
  return (
    <RecordDrawer
      what="The invitation"
      query={query}
      titleOf={({ email }) => email}
      closedAddress={closedAddress}
      absent="This invitation is no longer kept."
    >
      {(invitation) => (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <StateBadge state={invitation.state} />
            <InvitationActions invitation={invitation} withdraw={withdraw} />
          </div>
          <Facts facts={factsOf(invitation)} />
          {invitation.accepted_by === null ? null : (
            <p>
              <TextLink to={`${sectionAddress(ownPages.admin.path, 'users')}&user=${invitation.accepted_by}`}>
                Open the account
              </TextLink>
            </p>
          )}
        </>
      )}
    </RecordDrawer>
  );
}
