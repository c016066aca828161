import { clientsList } from 'shared-contract/lists/clients';
import type { ClientStatus } from '../../../lib/client-status.ts';
import type { Typed } from '../../../lib/use-typing.ts';
import type { FullClient } from '../data/read-client.ts';

/** What a form of a client writes. A coach is among it where the writer chooses one. */
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

/** A client that is added may come with its first deadline. */
export interface NewClient extends ClientValues {
  readonly next_deadline: string | null;
  readonly next_deadline_name: string | null;
  /** Whether the link of the intake form is sent to its address. */
  readonly intake: boolean;
}

/** Every strategy is a box of its own: a browser's form data would keep the last of one name. */
export const strategyPrefix = 'strategy:';

const strategyFilter = clientsList.filters.find((filter) => filter.key === 'strategy');
/** The strategies under the names that clients have them by. */
export const knownStrategies: readonly string[] = (strategyFilter?.options ?? []).map(({ stored }) => stored);

const amount = (value: number): string => (value === 0 ? '' : value.toLocaleString('en-US'));

/** What stands in the fields of a client that nobody has touched. */
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
