import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { Badge } from 'shared-ui/badge';
import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ListCard } from '../../../components/list/list-cards.tsx';
import type { leadsList } from 'shared-contract/lists/leads';
import type { ListCells } from '../../../components/list/list-row.tsx';
import { formatInstant } from '../../../lib/format.ts';
import type { Lead } from '../data/list-leads.ts';
import { statusLabel, statusTones } from '../lead-words.ts';
import { LeadStatusSelect } from './lead-status-select.tsx';
import { StageAge } from './stage-age.tsx';

/** Who may follow leads up, by id. */
export type AssigneeNames = ReadonlyMap<string, string>;

const nothing = <VisuallyHidden>none</VisuallyHidden>;

export const LeadStatusBadge = ({ status }: Pick<Lead, 'status'>) => (
  <Badge tone={statusTones[status]}>{statusLabel(status)}</Badge>
);

interface Options {
  readonly names: AssigneeNames;
  /** Whether the reader sets the status of leads. */
  readonly canChange: boolean;
}

/** What stands in the columns of leads. What a lead wrote is text, whatever is in it. */
export function leadCells({ names, canChange }: Options): ListCells<Lead, typeof leadsList> {
  return {
    created: ({ created_at }) => <time dateTime={created_at}>{formatInstant(created_at)}</time>,
    contact: ({ email, phone }) => (
      <span className="flex min-w-0 items-center gap-1">
        <TextLink href={mailHref(email)} className="min-w-0 truncate">
          {email}
        </TextLink>
        {phone === null ? null : (
          <a
            href={phoneHref(phone)}
            title={phone}
            className="-my-1 flex size-6 shrink-0 items-center justify-center text-primary hover:text-primary-hover pointer-coarse:size-11"
          >
            <Icon name="phone" className="size-4" />
            <VisuallyHidden>{phone}</VisuallyHidden>
          </a>
        )}
      </span>
    ),
    company: ({ company }) => company ?? nothing,
    message: ({ message }) => message ?? nothing,
    status: (lead) =>
      canChange ? <LeadStatusSelect lead={lead} isInRow /> : <LeadStatusBadge status={lead.status} />,
    stage: ({ stage_since, status }) => <StageAge since={stage_since} status={status} />,
    assigned: ({ assigned_to }) =>
      assigned_to === null ? nothing : (names.get(assigned_to) ?? 'Somebody else'),
  };
}

export const leadCard =
  ({ names, canChange }: Options) =>
  (lead: Lead): ListCard => ({
    id: lead.id,
    name: lead.name,
    mark: canChange ? <LeadStatusSelect lead={lead} /> : <LeadStatusBadge status={lead.status} />,
    note: lead.company ?? lead.email,
    facts: [
      { term: 'Date', value: formatInstant(lead.created_at) },
      { term: 'In stage', value: <StageAge since={lead.stage_since} status={lead.status} /> },
      ...(names.size === 0
        ? []
        : [
            {
              term: 'Assigned',
              value: lead.assigned_to === null ? 'Nobody' : (names.get(lead.assigned_to) ?? 'Somebody else'),
            },
          ]),
    ],
  });
