import { RoleBadge } from 'shared-ui/badge';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ListCard } from '../../../components/list/list-cards.tsx';
import { formatInstant } from '../../../lib/format.ts';
import type { Account } from '../data/list-users.ts';

const nothing = <VisuallyHidden>none</VisuallyHidden>;

/** What stands in the columns of accounts, but for their buttons. */
export const userCells = {
  email: ({ status }: Account) =>
    status === 'suspended' ? <span className="text-sm text-danger">Suspended</span> : null,
  name: ({ name }: Account) => name || nothing,
  role: ({ role }: Account) => <RoleBadge role={role} />,
  joined: ({ created_at }: Account) => <time dateTime={created_at}>{formatInstant(created_at)}</time>,
};

export const userCard = (account: Account): ListCard => ({
  id: account.id,
  name: account.email,
  mark: <RoleBadge role={account.role} />,
  note: account.name || 'No name',
  facts: [{ term: 'Joined', value: formatInstant(account.created_at) }],
});
