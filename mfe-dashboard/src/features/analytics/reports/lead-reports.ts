import type { Analytics, Answers } from '../data/read-analytics.ts';
import { counted, figure, hoursWords, share, sum, type Report } from '../../../components/report/report.ts';
import { sourceWords } from './source-words.ts';
import { courseOf, weekPoints, weekRow, within } from './weeks.ts';

export function leadsByWeek(analytics: Analytics): Report {
  const { sources, others, weeks } = analytics.leadWeeks;
  const names = [...sources.map(sourceWords), ...(others > 0 ? ['Other'] : [])];
  const totals = weeks.map(sum);
  const total = sum(totals);
  const series = names.map((label, place) => ({ label, values: weeks.map((week) => week[place] ?? 0) }));
  const [first] = series;
  const course = courseOf(analytics, totals, 'Leads') ?? `${counted(total, 'lead')} came`;
  const most = first ? `; ${figure(sum(first.values))} of ${figure(total)} by way of “${first.label}”` : '';
  return {
    id: 'leads-by-week',
    title: 'Leads by week and source',
    unit: 'leads a week',
    finding: `${course}${most}.`,
    empty: `No leads ${within(analytics)}.`,
    isOfPeriod: true,
    chart: total === 0 ? null : { kind: 'columns', points: weekPoints(analytics), series },
    columns: [
      { label: 'Week of', kind: 'text' },
      ...names.map((label) => ({ label, kind: 'count' as const })),
      { label: 'All', kind: 'count' },
    ],
    rows: weeks.map((week, at) => [weekRow(analytics, analytics.weeks[at] ?? ''), ...week, totals[at] ?? 0]),
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
    note: 'Younger leads have had less time. A step that nobody wrote down counts by where the lead stands today.',
    empty: `No leads ${within(analytics)}.`,
    isOfPeriod: true,
    chart:
      all === 0
        ? null
        : {
            kind: 'bars',
            parts: ['Leads'],
            rows: rows.map(({ label, leads }) => ({
              label,
              values: [leads],
              text: `${leads.toLocaleString('en-US')}, ${percent(leads)}`,
            })),
          },
    columns: [
      { label: 'Stage', kind: 'text' },
      { label: 'Leads', kind: 'count' },
      { label: 'Of all', kind: 'percent' },
    ],
    rows: rows.map(({ label, leads }) => [label, leads, share(leads, all)]),
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
    empty: `No leads ${within(analytics)}.`,
    isOfPeriod: true,
    note: 'From arrival to the first call, letter or step away from new, by the clock: nights and weekends count.',
    chart:
      all === 0
        ? null
        : {
            kind: 'bars',
            parts: ['Leads'],
            rows: rows.map(({ label, leads }) => ({
              label,
              values: [leads],
              text: leads.toLocaleString('en-US'),
            })),
          },
    columns: [
      { label: 'First answer', kind: 'text' },
      { label: 'Leads', kind: 'count' },
      { label: 'Of all', kind: 'percent' },
    ],
    rows: rows.map(({ label, leads }) => [label, leads, share(leads, all)]),
  };
}
