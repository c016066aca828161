import { useMemo } from 'react';
import { formatDollars } from 'shared-contract/format';
import type { clientsList } from 'shared-contract/lists/clients';
import { Badge } from 'shared-ui/badge';
import type { ListCard } from '../../list/list-cards.tsx';
import { emptyCell, type ListCells } from '../../list/list-row.tsx';
import { statusTones } from '../../lib/clients.ts';
import { formatCalendarDay } from '../../lib/format.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { type Client, listCoaches } from './queries.ts';

export type CoachNames = ReadonlyMap<string, string>;

const day = (value: string | null) => (value === null ? emptyCell : formatCalendarDay(value));
const status = ({ status }: Pick<Client, 'status'>) => <Badge tone={statusTones[status]}>{status}</Badge>;

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
    coach: ({ coach_id }) => (coach_id === null ? emptyCell : (coaches.get(coach_id) ?? 'A coach')),
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

/**
 * Returns coaches' names by id.
 * @param isWanted true if the user can assign coaches. Other users can't read the names.
 */
export function useCoachNames(isWanted: boolean): CoachNames {
  const { data } = useDataQuery('coaches', listCoaches, undefined, { isWanted });
  return useMemo(() => new Map((data ?? []).map(({ id, name }) => [id, name])), [data]);
}
