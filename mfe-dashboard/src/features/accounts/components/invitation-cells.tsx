import { Badge, RoleBadge } from 'shared-ui/badge';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ListCard } from '../../../components/list/list-cards.tsx';
import { formatInstant } from '../../../lib/format.ts';
import type { Invitation } from '../data/invitations.ts';

export const stateWords: Readonly<Record<Invitation['state'], string>> = {
  pending: 'Pending',
  accepted: 'Accepted',
  expired: 'Expired',
  withdrawn: 'Withdrawn',
};
const tones = { pending: 'info', accepted: 'success', expired: 'warning', withdrawn: undefined } as const;

export const StateBadge = ({ state }: Pick<Invitation, 'state'>) => (
  <Badge tone={tones[state]}>{stateWords[state]}</Badge>
);

/** When the last letter went, and how many there were where it was not the first. */
const sentWords = ({ sent_at, sends }: Pick<Invitation, 'sent_at' | 'sends'>): string =>
  sends === 1 ? formatInstant(sent_at) : `${formatInstant(sent_at)} (${String(sends)})`;

/** Who has accepted has no time to do so any more. */
const expiryWords = ({ state, expires_at }: Pick<Invitation, 'state' | 'expires_at'>): string | null =>
  state === 'pending' || state === 'expired' ? formatInstant(expires_at) : null;

const nothing = <VisuallyHidden>none</VisuallyHidden>;

export const invitationCells = {
  name: ({ name }: Invitation) => name || nothing,
  role: ({ role }: Invitation) => <RoleBadge role={role} />,
  sent: sentWords,
  expires: (invitation: Invitation) => expiryWords(invitation) ?? nothing,
  state: ({ state }: Invitation) => <StateBadge state={state} />,
};

export const invitationCard = (invitation: Invitation): ListCard => ({
  id: invitation.id,
  name: invitation.email,
  mark: <StateBadge state={invitation.state} />,
  note: invitation.name || 'No name',
  facts: [
    { term: 'Role', value: <RoleBadge role={invitation.role} /> },
    { term: 'Sent', value: sentWords(invitation) },
    ...(expiryWords(invitation) === null ? [] : [{ term: 'Expires', value: expiryWords(invitation) }]),
  ],
});
