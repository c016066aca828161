import { formatDollars } from 'shared-contract/format';
import { Badge } from 'shared-ui/badge';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import type { ListCard } from '../../../components/list/list-cards.tsx';
import type { clientsList } from 'shared-contract/lists/clients';
import type { ListCells } from '../../../components/list/list-row.tsx';
import { statusTones } from '../../../lib/client-status.ts';
import { formatCalendarDay } from '../../../lib/format.ts';
import type { Client } from '../data/list-clients.ts';

export type CoachNames = ReadonlyMap<string, string>;

const nothing = <VisuallyHidden>none</VisuallyHidden>;
const day = (value: string | null) => (value === null ? nothing : formatCalendarDay(value));
const status = ({ status }: Pick<Client, 'status'>) => <Badge tone={statusTones[status]}>{status}</Badge>;

/** What stands in the columns of clients. */
export function clientCells(coaches: CoachNames): ListCells<Client, typeof clientsList> {
  return {
    name: ({ company }) => (company === null ? null : <span className="truncate text-muted">{company}</span>),
    status,
    retainer: ({ retainer_value }) => formatDollars(retainer_value),
    savings: ({ tax_savings }) => formatDollars(tax_savings),
    deadline: ({ next_deadline, next_deadline_name: name }) => (
      <>
        {day(next_deadline)} {name === null ? null : <span className="text-muted">{name}</span>}
      </>
    ),
    contact: ({ last_contact }) => day(last_contact),
    coach: ({ coach_id }) => (coach_id === null ? nothing : (coaches.get(coach_id) ?? 'A coach')),
    revenue: ({ revenue }) => formatDollars(revenue),
    strategies: ({ strategies }) => String(strategies.length),
  };
}

export function clientCard(client: Client): ListCard {
  return {
    id: client.id,
    name: client.name,
    mark: status(client),
    note: client.company ?? '-',
    facts: [
      { term: 'Retainer', value: formatDollars(client.retainer_value) },
      { term: 'Savings', value: formatDollars(client.tax_savings) },
      { term: 'Deadline', value: day(client.next_deadline) },
      { term: 'Contact', value: day(client.last_contact) },
    ],
  };
}
