import { type Vital, vitalNames, vitals } from 'shared-contract/page-reports';
import { formatMoment } from '../../lib/format.ts';
import { changedParams } from '../../lib/search-params.ts';
import { counted, figure, type Report, sum } from '../../report/report.ts';
import type { SiteHealth } from './queries.ts';

type PartHealth = SiteHealth['parts'][number];

/** Search parameter for the period. */
export const periodKey = 'period';

export const periods = [
  { id: '24h', label: '24 hours', hours: 24 },
  { id: '7d', label: '7 days', hours: 168 },
  { id: '30d', label: '30 days', hours: 720 },
] as const;

export type Period = (typeof periods)[number];

const [defaultPeriod] = periods;

/** Parses the period in the address. Unknown values select the default. */
export const readPeriod = (text: string | null): Period =>
  periods.find(({ id }) => id === text) ?? defaultPeriod;

/** Returns the address with another period. Omits the default. */
export const withPeriod = (id: Period['id'], current: URLSearchParams): string =>
  `?${changedParams(current, { [periodKey]: id === defaultPeriod.id ? '' : id }).toString()}`;

/** Maximum errors per 1,000 views of a package. */
const BUDGET = 1;

export const nameOf = ({ remote, version }: Pick<PartHealth, 'remote' | 'version'>): string =>
  `${remote} ${version}`;

/** Errors per 1,000 views. Null without views; then any error exceeds the budget. */
const rateOf = ({ errors, views }: Pick<PartHealth, 'errors' | 'views'>): number | null =>
  views === 0 ? null : (1_000 * errors) / views;

const isOver = (part: PartHealth): boolean => (rateOf(part) ?? (part.errors > 0 ? Infinity : 0)) > BUDGET;

function rateFinding(parts: readonly PartHealth[], over: readonly PartHealth[]): string {
  const [worst] = over;
  if (!worst) return `All ${counted(parts.length, 'version')} are within the budget.`;
  const rate = rateOf(worst);
  const how =
    rate === null
      ? `${counted(worst.errors, 'error')} and no views`
      : `${figure(rate, 1)} errors per 1,000 views`;
  return `${nameOf(worst)} is over the budget with ${how}${over.length > 1 ? `, and so ${over.length === 2 ? 'is' : 'are'} ${figure(over.length - 1)} more` : ''}.`;
}

function rates({ parts }: SiteHealth, { label }: Period): Report {
  const sorted = parts.toSorted((one, other) => (rateOf(other) ?? Infinity) - (rateOf(one) ?? Infinity));
  return {
    id: 'errors-by-version',
    title: 'Errors by package and version',
    unit: 'errors per 1,000 views of pages that the package takes part in',
    finding: rateFinding(parts, sorted.filter(isOver)),
    note: 'An error belongs to the first file of a remote in its stack, else to the place that caught it, else to the shell. A page reports the same error once.',
    empty: `No page was viewed in the last ${label}.`,
    isOfPeriod: true,
    chart:
      parts.length === 0
        ? null
        : {
            kind: 'bars',
            parts: ['Errors per 1,000 views'],
            limit: { at: BUDGET, label: `Budget: ${figure(BUDGET)} error per 1,000 views` },
            rows: sorted.map((part) => {
              const rate = rateOf(part);
              return {
                label: nameOf(part),
                values: [rate ?? 0],
                text: rate === null ? `${counted(part.errors, 'error')}, no views` : figure(rate, 1),
              };
            }),
          },
    columns: [
      { label: 'Package', kind: 'text' },
      { label: 'Version', kind: 'text' },
      { label: 'Errors', kind: 'count' },
      { label: 'Views', kind: 'count' },
      { label: 'Per 1,000 views', kind: 'score' },
      { label: 'Budget', kind: 'text' },
      { label: 'Last seen', kind: 'text' },
    ],
    rows: sorted.map((part) => [
      part.remote,
      part.version,
      part.errors,
      part.views,
      rateOf(part),
      isOver(part) ? 'Over' : 'Within',
      formatMoment(part.last),
    ]),
  };
}

const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric' });

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

function errorsOverTime({ steps, packages }: SiteHealth, { id, label }: Period): Report {
  const write = id === '24h' ? hour : day;
  const totals = steps.map((_, at) => sum(packages.map(({ errors }) => errors[at] ?? 0)));
  const total = sum(totals);
  const busiest = totals.indexOf(Math.max(...totals));
  const labels = steps.map((step) => write.format(new Date(step)));
  return {
    id: 'errors-over-time',
    title: 'Errors over time',
    unit: `errors of each package ${id === '24h' ? 'an hour' : 'a day, by UTC'}`,
    finding: `${counted(total, 'error')} in the last ${label}, most of them ${id === '24h' ? 'in the hour from' : 'on'} ${labels[busiest] ?? ''}.`,
    empty: `No errors in the last ${label}.`,
    isOfPeriod: true,
    chart:
      total === 0
        ? null
        : {
            kind: 'columns',
            points: labels.map((label, at) => ({ label, isRunning: at === labels.length - 1 })),
            series: packages.map(({ remote, errors }) => ({ label: remote, values: errors })),
            runningLabel: id === '24h' ? 'This hour so far' : 'This day so far',
          },
    columns: [
      { label: id === '24h' ? 'Hour from' : 'Day', kind: 'text' },
      ...packages.map(({ remote }) => ({ label: remote, kind: 'count' as const })),
      { label: 'All', kind: 'count' },
    ],
    rows: steps.map((_, at) => [
      labels[at] ?? '',
      ...packages.map(({ errors }) => errors[at] ?? 0),
      totals[at] ?? 0,
    ]),
  };
}

const vitalLabels: Readonly<Record<Vital, { title: string; what: string }>> = {
  LCP: { title: 'Largest contentful paint (LCP)', what: 'until the largest part of the page was shown' },
  INP: { title: 'Interaction to next paint (INP)', what: 'until the page responded to a press' },
  CLS: { title: 'Cumulative layout shift (CLS)', what: 'how far the page moved by itself' },
  TTFB: { title: 'Time to first byte (TTFB)', what: 'until the first byte arrived' },
};

/** Formats `2,500 ms`, or CLS as a fraction such as `0.1`. */
const formatVital = (metric: Vital, value: number): string =>
  metric === 'CLS' ? figure(value / 1_000, 3) : `${figure(value)} ms`;

function vitalReport(metric: Vital, { parts }: SiteHealth, { label }: Period): Report {
  const { good } = vitals[metric];
  const measured = parts
    .flatMap((part) => {
      const value = part.vitals[metric];
      return value ? [{ name: nameOf(part), part, ...value }] : [];
    })
    .toSorted((one, other) => other.p75 - one.p75);
  const slow = measured.filter(({ p75 }) => p75 > good);
  const limit = formatVital(metric, good);
  return {
    id: metric.toLowerCase(),
    title: vitalLabels[metric].title,
    unit: `${vitalLabels[metric].what}: three views of four were this good or better`,
    finding:
      slow.length === 0
        ? `Pages of every version stay at ${limit} or below.`
        : `Pages of ${slow.map(({ name, p75 }) => `${name} (${formatVital(metric, p75)})`).join(', ')} are above ${limit}.`,
    empty: `Nothing was measured in the last ${label}.`,
    isOfPeriod: true,
    chart:
      measured.length === 0
        ? null
        : {
            kind: 'bars',
            parts: ['75th percentile'],
            limit: { at: good, label: `Good: up to ${limit}` },
            rows: measured.map(({ name, p75 }) => ({
              label: name,
              values: [p75],
              text: formatVital(metric, p75),
            })),
          },
    columns: [
      { label: 'Package', kind: 'text' },
      { label: 'Version', kind: 'text' },
      { label: '75th percentile', kind: 'text' },
      { label: 'Views', kind: 'count' },
      { label: 'Limit', kind: 'text' },
    ],
    rows: measured.map(({ part, p75, views }) => [
      part.remote,
      part.version,
      formatVital(metric, p75),
      views,
      p75 > vitals[metric].poor ? 'Poor' : p75 > good ? 'Needs work' : 'Good',
    ]),
  };
}

/** In display order. */
export const healthReports = (health: SiteHealth, period: Period): Report[] => [
  rates(health, period),
  errorsOverTime(health, period),
  ...vitalNames.map((metric) => vitalReport(metric, health, period)),
];
