import { formatNumber } from 'shared-contract/format';
import { countColumns, counted, figure, hoursWords, type Report, share, sum } from '../../report/report.ts';
import { courseOf, weekPoints, weekRow, within } from './period.ts';
import type { Analytics, Answers } from './queries.ts';

const cased: Readonly<Record<string, string>> = { cpa: 'CPA', cpas: 'CPAs', cpe: 'CPE' };

/** Maximum length of a label in characters. Browsers send the source, so it can have any length. */
const MAX_LENGTH = 40;

/** Formats a lead's stored source for display: `for-cpas-top` becomes `For CPAs top`. */
export function sourceWords(source: string): string {
  if (source === '') return 'Not given';
  const words = source.split(/[-_\s]+/).map((word) => cased[word.toLowerCase()] ?? word);
  const text = words.join(' ');
  const cut = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text;
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

/**
 * Returns stacked columns by week, and their table.
 * @param counts of each week, in the order of `labels`
 */
export function byWeek(
  analytics: Analytics,
  labels: readonly string[],
  counts: readonly (readonly number[])[],
): Pick<Report, 'isOfPeriod' | 'chart' | 'columns' | 'rows'> {
  const series = labels.map((label, at) => ({ label, values: counts.map((week) => week[at] ?? 0) }));
  return {
    isOfPeriod: true,
    chart: counts.flat().every((count) => count === 0)
      ? null
      : { kind: 'columns', points: weekPoints(analytics), series },
    columns: countColumns('Week of', [...labels, 'All']),
    rows: counts.map((week, at) => [weekRow(analytics, analytics.weeks[at] ?? ''), ...week, sum(week)]),
  };
}

export function leadsByWeek(analytics: Analytics): Report {
  const { sources, others, weeks } = analytics.leadWeeks;
  const names = [...sources.map(sourceWords), ...(others > 0 ? ['Other'] : [])];
  const totals = weeks.map(sum);
  const total = sum(totals);
  const [first] = names;
  const course = courseOf(analytics, totals, 'Leads') ?? `${counted(total, 'lead')} came`;
  const ofFirst = sum(weeks.map(([count = 0]) => count));
  const most = first === undefined ? '' : `; ${figure(ofFirst)} of ${figure(total)} by way of “${first}”`;
  return {
    id: 'leads-by-week',
    title: 'Leads by week and source',
    unit: 'leads a week',
    finding: `${course}${most}.`,
    empty: `No leads ${within(analytics)}.`,
    ...byWeek(analytics, names, weeks),
  };
}

/** Returns bars of leads, and their table with the share of all leads. */
function leadBars(
  analytics: Analytics,
  name: string,
  rows: readonly { readonly label: string; readonly leads: number }[],
  all: number,
  textOf: (leads: number) => string = formatNumber,
): Pick<Report, 'empty' | 'isOfPeriod' | 'chart' | 'columns' | 'rows'> {
  return {
    empty: `No leads ${within(analytics)}.`,
    isOfPeriod: true,
    chart:
      all === 0
        ? null
        : {
            kind: 'bars',
            parts: ['Leads'],
            rows: rows.map(({ label, leads }) => ({ label, values: [leads], text: textOf(leads) })),
          },
    columns: [...countColumns(name, ['Leads']), { label: 'Of all', kind: 'percent' }],
    rows: rows.map(({ label, leads }) => [label, leads, share(leads, all)]),
  };
}

const stageWords: Readonly<Record<string, string>> = {
  new: 'Came in',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
};

export function conversion(analytics: Analytics): Report {
  const { stages } = analytics.now;
  const all = stages[0]?.leads ?? 0;
  const last = stages.at(-1)?.leads ?? 0;
  const rows = stages.map(({ stage, leads }) => ({ label: stageWords[stage] ?? stage, leads }));
  const percent = (leads: number) => `${String(Math.round(share(leads, all) ?? 0))}%`;
  const losses = rows
    .slice(1)
    .map((row, at) => ({ before: rows[at], row, lost: (rows[at]?.leads ?? 0) - row.leads }));
  const worst = losses.toSorted((one, other) => other.lost - one.lost)[0];
  const where =
    worst !== undefined && worst.lost > 0 ? `; most of the others stopped before “${worst.row.label}”` : '';
  return {
    id: 'conversion',
    title: 'Conversion by stage',
    unit: 'leads of the period that reached the stage, then or since',
    finding: `${figure(last)} of ${counted(all, 'lead')} became clients, ${percent(last)}${where}.`,
    note: 'Newer leads have had less time. If a step was not recorded, the lead’s current status counts.',
    ...leadBars(analytics, 'Stage', rows, all, (leads) => `${formatNumber(leads)}, ${percent(leads)}`),
  };
}

const bands = [
  { key: 'under1', label: 'Under 1 hour' },
  { key: 'under4', label: '1 to 4 hours' },
  { key: 'under24', label: '4 to 24 hours' },
  { key: 'under48', label: '24 to 48 hours' },
  { key: 'later', label: '48 hours or later' },
  { key: 'none', label: 'None on record' },
] as const satisfies readonly { readonly key: keyof Answers; readonly label: string }[];

function answersFinding({ median, p90, none }: Answers, all: number): string {
  if (median === null) return `None of ${counted(all, 'lead')} has an answer on record.`;
  const rest = none === 0 ? '' : `; ${figure(none)} of ${figure(all)} have none on record`;
  return `Half of the answers came within ${hoursWords(median)}, nine in ten within ${hoursWords(p90 ?? median)}${rest}.`;
}

export function firstAnswer(analytics: Analytics): Report {
  const { answers } = analytics.now;
  const rows = bands.map(({ key, label }) => ({ label, leads: answers[key] }));
  const all = sum(rows.map(({ leads }) => leads));
  return {
    id: 'first-answer',
    title: 'Time to the first answer',
    unit: 'leads',
    finding: answersFinding(answers, all),
    note: 'From arrival to the first call, email, or change of status. Nights and weekends count.',
    ...leadBars(analytics, 'First answer', rows, all),
  };
}
