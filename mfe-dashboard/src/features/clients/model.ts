/** The states of a client, in the order the filter shows them. */
const statuses = ['Active', 'Prospect', 'Inactive'] as const;
type Status = (typeof statuses)[number];
export type StatusFilter = Status | 'All';

export const statusFilters: readonly StatusFilter[] = ['All', ...statuses];

interface ClientFigures {
  readonly status: string;
  readonly retainer_value: number;
  readonly tax_savings: number;
}

interface Findable {
  readonly id: string;
  readonly name: string;
  readonly company: string | null;
  readonly status: string;
  readonly coach_id: string | null;
}

export interface ClientFilter {
  /** Matches name and company, in either case. */
  readonly search: string;
  readonly status: StatusFilter;
  /** Only this client. */
  readonly client: string | null;
  /** Only this coach's clients. */
  readonly coach: string | null;
}

/** The filter an address asks for; anything unknown means all. */
export function parseStatusFilter(value: string | null): StatusFilter {
  return statusFilters.find((status) => status === value) ?? 'All';
}

/** The four tiles. Sums are US dollars a year over all clients that the user may read. */
export function clientTotals(clients: readonly ClientFigures[]) {
  const withStatus = (status: Status) => clients.filter((client) => client.status === status).length;
  return {
    active: withStatus('Active'),
    taxSavings: clients.reduce((sum, client) => sum + client.tax_savings, 0),
    retainers: clients.reduce((sum, client) => sum + client.retainer_value, 0),
    prospects: withStatus('Prospect'),
  };
}

/** The clients that pass every part of the filter, in the order given. */
export function filterClients<T extends Findable>(clients: readonly T[], filter: ClientFilter): readonly T[] {
  const wanted = filter.search.trim().toLocaleLowerCase('en-US');
  const matches = (text: string | null) => text?.toLocaleLowerCase('en-US').includes(wanted) ?? false;
  return clients.filter(
    (client) =>
      (filter.status === 'All' || client.status === filter.status) &&
      (filter.client === null || client.id === filter.client) &&
      (filter.coach === null || client.coach_id === filter.coach) &&
      (wanted === '' || matches(client.name) || matches(client.company)),
  );
}
