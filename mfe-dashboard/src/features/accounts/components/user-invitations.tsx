import { TextLink } from 'shared-ui/text-link';
import { sectionAddress } from '../../../components/section.ts';
import { formatInstant } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { ownPages } from '../../../own-pages.ts';
import { listInvitationsOf } from '../data/invitations.ts';
import { stateWords } from './invitation-cells.tsx';

/** The invitations that went to an address; nothing where none did. */
export function UserInvitations({ email }: { readonly email: string }) {
  const query = useDataQuery('invitations-of', (client) => listInvitationsOf(client, email), { email });
  const sent = query.isPlaceholderData ? undefined : query.data;
  if (!sent || sent.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-lg">Invitations</h3>
      <ul className="flex flex-col gap-1">
        {sent.map(({ id, role, sent_at, state }) => (
          <li key={id}>
            <TextLink to={`${sectionAddress(ownPages.admin.path, 'users')}&invitation=${id}`}>
              {stateWords[state]}
            </TextLink>{' '}
            <span className="text-muted">
              as {role}, sent {formatInstant(sent_at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
