import { mailHref, phoneHref } from 'shared-contract/contact-href';
import type { RowAction } from '../../components/list/row-actions.tsx';
import type { Lead } from './data/list-leads.ts';

interface Ways {
  /** Opens the drawer at one of its parts. */
  readonly open: (id: string, tab?: string) => void;
  readonly assign: (lead: Lead) => void;
  readonly canChange: boolean;
}

/** The mail or phone program of whoever presses. */
const follow = (href: string) => () => window.location.assign(href);

/** Its select stands in the row: focus goes there. */
const focusStatus = (id: string) =>
  document.querySelector<HTMLElement>(`[data-lead-status="${CSS.escape(id)}"]`)?.focus();

/** What can be done with a lead in the list. */
export function leadActions(lead: Lead, { open, assign, canChange }: Ways): readonly RowAction[] {
  const { id, email, phone } = lead;
  return [
    { id: 'view', label: 'View', run: () => open(id) },
    { id: 'reply', label: 'Reply', run: () => open(id, 'reply') },
    { id: 'contact', label: 'Log a contact', key: 'c', run: () => open(id, 'history') },
    { id: 'write', label: 'Write an email', separated: true, run: follow(mailHref(email)) },
    ...(phone ? [{ id: 'call', label: 'Call', run: follow(phoneHref(phone)) }] : []),
    ...(canChange
      ? [
          {
            id: 'status',
            label: 'Change status',
            key: 's',
            separated: true,
            run: () => focusStatus(id),
          },
          { id: 'assign', label: 'Assign', key: 'a', run: () => assign(lead) },
        ]
      : []),
  ];
}
