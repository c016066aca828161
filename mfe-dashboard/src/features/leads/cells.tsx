import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { type leadsList, type LeadStatus, leadStatuses } from 'shared-contract/lists/leads';
import { Badge } from 'shared-ui/badge';
import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/text-link';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { EmptyList } from '../../ui/states.tsx';
import type { ListCard } from '../../list/list-cards.tsx';
import { emptyCell, type ListCells } from '../../list/list-row.tsx';
import type { ListScreen } from '../../list/list-screen.ts';
import { formatInstant, formatMoment, useNow } from '../../lib/format.ts';
import { useLeadStatus } from './changes.tsx';
import { stageAge, statusLabel, statusTones } from './model.ts';
import type { Lead } from './queries.ts';

const MINUTE_MS = 60_000;
const waitStyles = { no: 'text-muted', long: 'text-warning', 'too long': 'text-danger' };

/**
 * Shows how long a lead has been in its stage. After a week, adds the word "waiting", so that color isn't the only cue.
 */
export function StageAge({ since, status }: { readonly since: string; readonly status: string }) {
  const now = useNow(MINUTE_MS);
  const { text, waits } = stageAge(since, status, now);
  return (
    <time dateTime={since} title={formatMoment(since)} className={`whitespace-nowrap ${waitStyles[waits]}`}>
      {text}
      {waits === 'no' ? '' : ' waiting'}
    </time>
  );
}

interface LeadStatusSelectProps {
  readonly lead: Pick<Lead, 'id' | 'name' | 'version' | 'status'>;
  /** True in a table row, which needs a smaller control. */
  readonly isInRow?: boolean;
}

export function LeadStatusSelect({ lead, isInRow = false }: LeadStatusSelectProps) {
  const { setStatus, isBusy } = useLeadStatus();
  return (
    <label className="relative z-1 block">
      <span className="sr-only">Status of {lead.name}</span>
      <select
        data-lead-status={lead.id}
        value={lead.status}
        aria-busy={isBusy}
        // Not disabled meanwhile: the select would lose the focus.
        onChange={({ target }) => {
          if (!isBusy) void setStatus(lead, target.value as LeadStatus);
        }}
        className={`w-full max-w-40 cursor-pointer rounded-md border border-edge bg-surface px-2 text-field ${isInRow ? 'h-9 pointer-coarse:h-11' : 'min-h-control'}`}
      >
        {leadStatuses.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

export type AssigneeNames = ReadonlyMap<string, string>;

export const LeadStatusBadge = ({ status }: Pick<Lead, 'status'>) => (
  <Badge tone={statusTones[status]}>{statusLabel(status)}</Badge>
);

interface Options {
  readonly names: AssigneeNames;
  /** Whether the user can change the status of leads. */
  readonly canChange: boolean;
}

/** Renders leads' input as plain text, because anyone can submit it. */
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
    company: ({ company }) => company ?? emptyCell,
    message: ({ message }) => message ?? emptyCell,
    status: (lead) =>
      canChange ? <LeadStatusSelect lead={lead} isInRow /> : <LeadStatusBadge status={lead.status} />,
    stage: ({ stage_since, status }) => <StageAge since={stage_since} status={status} />,
    assigned: ({ assigned_to }) =>
      assigned_to === null ? emptyCell : (names.get(assigned_to) ?? 'Another user'),
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
              value:
                lead.assigned_to === null ? 'Unassigned' : (names.get(lead.assigned_to) ?? 'Another user'),
            },
          ]),
    ],
  });

/** @param screen omitted if the list can't be filtered */
export function NoLeads({ screen }: { readonly screen?: Pick<ListScreen, 'isNarrowed' | 'clear'> }) {
  return screen?.isNarrowed ? (
    <EmptyList title="No leads found" action={{ label: 'Show all leads', run: screen.clear }} />
  ) : (
    <EmptyList title="No leads found" text="Messages from the site’s forms appear here." />
  );
}
