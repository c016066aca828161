import { formatDollars, formatNumber } from 'shared-contract/format';
import { clientsList } from 'shared-contract/lists/clients';
import type { ClientStatus } from '../../lib/clients.ts';
import { formatCalendarDay } from '../../lib/format.ts';
import type { Typed } from '../../lib/drafts.ts';
import type { CoachNames } from './cells.tsx';
import type { FullClient } from './queries.ts';

/** Fields that a client form writes. `coach_id` is included only if the user can choose the coach. */
export interface ClientValues {
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly company: string | null;
  readonly status: ClientStatus;
  readonly revenue: number;
  readonly retainer_value: number;
  readonly tax_savings: number;
  readonly last_contact: string | null;
  readonly strategies: string[];
  readonly coach_id?: string | null | undefined;
}

export interface NewClient extends ClientValues {
  readonly next_deadline: string | null;
  readonly next_deadline_name: string | null;
  /** Whether to email the client a link to the intake form. */
  readonly intake: boolean;
}

/** Each strategy has its own checkbox name, because the form data has only the last value of a repeated name. */
export const strategyPrefix = 'strategy:';

const strategyFilter = clientsList.filters.find((filter) => filter.key === 'strategy');
/** The strategies, as they are stored in a client's row. */
export const knownStrategies: readonly string[] = (strategyFilter?.options ?? []).map(({ stored }) => stored);

const amount = (value: number): string => (value === 0 ? '' : formatNumber(value));

export function typedOf(client: FullClient): Typed {
  return {
    name: client.name,
    email: client.email ?? '',
    phone: client.phone ?? '',
    company: client.company ?? '',
    status: client.status,
    revenue: amount(client.revenue),
    retainer_value: amount(client.retainer_value),
    tax_savings: amount(client.tax_savings),
    last_contact: client.last_contact ?? '',
    coach_id: client.coach_id ?? '',
    ...Object.fromEntries(client.strategies.map((name) => [`${strategyPrefix}${name}`, 'on'])),
  };
}

export const fieldLabels: Readonly<Record<keyof ClientValues, string>> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  status: 'Status',
  revenue: 'Annual revenue',
  retainer_value: 'Retainer',
  tax_savings: 'Tax savings',
  last_contact: 'Last contact',
  strategies: 'Strategies',
  coach_id: 'Coach',
};

export function formatField(
  field: keyof ClientValues,
  values: Partial<ClientValues>,
  coaches: CoachNames,
): string {
  const value = values[field];
  if (value === null || value === undefined || value === '') return 'None';
  if (typeof value === 'number') return formatDollars(value);
  if (typeof value !== 'string') return value.join(', ') || 'None';
  if (field === 'last_contact') return formatCalendarDay(value);
  return field === 'coach_id' ? (coaches.get(value) ?? 'A coach') : value;
}
