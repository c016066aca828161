import { formatNumber } from 'shared-contract/format';
import { countColumns, counted, figure, type Report, sum } from '../../report/report.ts';
import { formatShortDollars } from '../../lib/format.ts';
import { daysWords, shortMonth } from './period.ts';
import type { Analytics, CoachClients, MonthOfClients } from './queries.ts';

const MAX_BARS = 12;
const nobody = 'No coach';
const statuses = ['Active', 'Prospect', 'Inactive'];
const clientsOf = ({ active, prospect, inactive }: CoachClients): number[] => [active, prospect, inactive];

/**
 * Shows the largest coaches individually and combines the rest into one bar. Clients without a coach have their own
 * bar.
 */
function barsOf(coaches: readonly CoachClients[]) {
  const bar = (label: string, values: readonly number[]) => ({
    label,
    values,
    text: formatNumber(sum(values)),
  });
  const named = coaches.filter(({ name }) => name !== null);
  const shown = named.length > MAX_BARS ? named.slice(0, MAX_BARS - 1) : named;
  const others = named.slice(shown.length);
  const without = coaches.find(({ name }) => name === null);
  return [
    ...shown.map((coach) => bar(coach.name ?? nobody, clientsOf(coach))),
    ...(others.length === 0
      ? []
      : [
          bar(
            `${figure(others.length)} others`,
            statuses.map((_, part) => sum(others.map((one) => clientsOf(one)[part] ?? 0))),
          ),
        ]),
    ...(without ? [bar(nobody, clientsOf(without))] : []),
  ];
}

export function clientsPerCoach({ coaches }: Analytics): Report {
  const total = sum(coaches.flatMap(clientsOf));
  const largest = coaches.find(({ name }) => name !== null);
  const without = sum(coaches.filter(({ name }) => name === null).flatMap(clientsOf));
  const most = largest ? sum(clientsOf(largest)) : 0;
  const lead =
    most > 0 ? `${largest?.name ?? ''} has the most clients, ${figure(most)}` : 'No coach has a client';
  return {
    id: 'clients-per-coach',
    title: 'Clients per coach',
    unit: 'clients, by status',
    finding: `${lead}; ${without === 0 ? 'every client has a coach' : `${counted(without, 'client has', 'clients have')} none`}.`,
    note: 'As of today, for any period.',
    empty: 'No clients yet.',
    isOfPeriod: false,
    chart: total === 0 ? null : { kind: 'bars', parts: statuses, rows: barsOf(coaches) },
    columns: countColumns('Coach', [...statuses, 'All']),
    rows: coaches.map((coach) => [coach.name ?? nobody, ...clientsOf(coach), sum(clientsOf(coach))]),
  };
}

const monthEnds = ({ months, today }: Analytics) =>
  months.map(({ month }) => ({
    label: shortMonth(month),
    isRunning: month.slice(0, 7) === today.slice(0, 7),
  }));

function sumsFinding(months: readonly MonthOfClients[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return 'No client is active.';
  const from =
    first.clients === last.clients
      ? ''
      : `, up from ${counted(first.clients, 'client')} in ${shortMonth(first.month)}`;
  return `${counted(last.clients, 'active client')} with ${formatShortDollars(last.savings)} in tax savings and ${formatShortDollars(last.retainers)} in retainers${from}.`;
}

export function savingsAndRetainers(analytics: Analytics): Report {
  const { months } = analytics;
  const points = monthEnds(analytics);
  const lastDay = daysWords({ from: analytics.lastDay, to: analytics.lastDay }, 'to', analytics.today);
  const clients = months.at(-1)?.clients ?? 0;
  return {
    id: 'savings-and-retainers',
    title: 'Savings and retainers',
    unit: 'US dollars, running sum of active clients by the month in which they were added',
    finding: clients === 0 ? 'No client from that period is active today.' : sumsFinding(months),
    empty: `No client who is active today had been added by ${lastDay}.`,
    isOfPeriod: false,
    note: 'Clients who are active today, with today’s figures. Earlier figures are not stored.',
    chart:
      clients === 0
        ? null
        : {
            kind: 'lines',
            points,
            series: [
              { label: 'Tax savings', values: months.map(({ savings }) => savings) },
              { label: 'Retainers', values: months.map(({ retainers }) => retainers) },
            ],
          },
    columns: [
      ...countColumns('Until the end of', ['Active clients']),
      { label: 'Tax savings', kind: 'dollars' },
      { label: 'Retainers', kind: 'dollars' },
    ],
    rows: months.map(({ clients: some, savings, retainers }, at) => {
      const { label = '', isRunning = false } = points[at] ?? {};
      return [isRunning ? `${label}, so far` : label, some, savings, retainers];
    }),
  };
}
