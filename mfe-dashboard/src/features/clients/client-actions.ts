import { mailHref, phoneHref } from 'shared-contract/contact-href';
import type { RowAction } from '../../components/list/row-actions.tsx';
import { ownPages } from '../../own-pages.ts';
import type { Quick, QuickClient } from './components/quick-dialog.tsx';
import type { Client } from './data/list-clients.ts';

interface Ways {
  /** Opens the drawer, or the form in it. */
  readonly open: (id: string, isEdit: boolean) => void;
  readonly quick: (quick: Quick) => void;
  readonly hasCoaches: boolean;
}

/** The mail or phone program of whoever presses. */
const follow = (href: string) => () => window.location.assign(href);

/** The ways to reach a client, and to write down that somebody did. */
export function contactActions(
  client: QuickClient & Pick<Client, 'email' | 'phone'>,
  { quick }: Pick<Ways, 'quick'>,
): readonly RowAction[] {
  return [
    ...(client.email ? [{ id: 'write', label: 'Write an email', run: follow(mailHref(client.email)) }] : []),
    ...(client.phone ? [{ id: 'call', label: 'Call', run: follow(phoneHref(client.phone)) }] : []),
    { id: 'contact', label: 'Log a contact', key: 'c', run: () => quick({ kind: 'contact', client }) },
  ];
}

/** What the firm does for a client, each on a page of its own. */
export function serviceActions(clientId: string, go: (address: string) => void): readonly RowAction[] {
  const to = (path: string) => () => go(`${path}?client=${encodeURIComponent(clientId)}`);
  return [
    { id: 'update', label: 'Send update', separated: true, run: to(ownPages.letter.path) },
    { id: 'review', label: 'Schedule review', run: to(ownPages.review.path) },
  ];
}

/** What can be done with a client in the list. */
export function clientActions(client: Client, ways: Ways): readonly RowAction[] {
  const { open, quick, hasCoaches } = ways;
  const [first, ...contact] = contactActions(client, ways);
  return [
    { id: 'view', label: 'View', run: () => open(client.id, false) },
    { id: 'edit', label: 'Edit', key: 'e', run: () => open(client.id, true) },
    ...(first ? [{ ...first, separated: true }, ...contact] : []),
    {
      id: 'status',
      label: 'Change status',
      key: 's',
      separated: true,
      run: () => quick({ kind: 'status', client }),
    },
    ...(hasCoaches
      ? [{ id: 'coach', label: 'Change coach', key: 'a', run: () => quick({ kind: 'coach', client }) }]
      : []),
  ];
}
