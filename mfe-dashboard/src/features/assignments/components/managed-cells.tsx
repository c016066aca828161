import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ListCard } from '../../../components/list/list-cards.tsx';
import { formatInstant } from '../../../lib/format.ts';
import { ownPages } from '../../../own-pages.ts';
import type { ManagedClient } from '../data/list-managed-clients.ts';

const nothing = <VisuallyHidden>none</VisuallyHidden>;

/** Where all that is known of a client stands. */
export const detailsAddress = (id: string): string =>
  `${ownPages.clients.path}?client=${encodeURIComponent(id)}`;

const coachOf = ({ coach_email }: ManagedClient): string => coach_email ?? 'No coach assigned';
const ownerOf = ({ owner_email }: ManagedClient): string => owner_email ?? 'Unknown';

/** The columns as they are read; the screen that assigns puts its choice in the place of the coach. */
export const managedCells = {
  email: ({ email }: ManagedClient) => email ?? nothing,
  company: ({ company }: ManagedClient) => company ?? nothing,
  coach: coachOf,
  owner: ownerOf,
  added: ({ created_at }: ManagedClient) => <time dateTime={created_at}>{formatInstant(created_at)}</time>,
  view: ({ id, name }: ManagedClient) => (
    <TextLink to={detailsAddress(id)} aria-label={`View Details of ${name}`}>
      View Details
    </TextLink>
  ),
};

export const managedCard = (client: ManagedClient): ListCard => ({
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
