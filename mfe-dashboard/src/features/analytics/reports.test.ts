import { reportFile } from '../../report/report.ts';
import { summaryLines } from './figures.tsx';
import { sourceWords } from './lead-reports.ts';
import { reportsOf } from './reports.ts';
import { emptyAnalytics, sampleAnalytics } from '../../testing/analytics-sample.ts';

const report = (id: string, analytics = sampleAnalytics) => {
  const found = reportsOf(analytics).find((one) => one.id === id);
  if (!found) throw new Error(`no report ${id}`);
  return found;
};

test('the course of leads is told by whole weeks: the running one and one that began before are left out', () => {
  // The complete weeks have 2, 6, 4, 9, and 12 leads.
  expect(report('leads-by-week').finding).toBe(
    'Leads rose from 4 to 11 a week, the first half of the period against the second; 25 of 40 by way of “For CPAs”.',
  );
});

test('too few weeks are no course', () => {
  const short = { ...sampleAnalytics, firstDay: '2026-11-02' };
  expect(report('leads-by-week', short).finding).toMatch(/^40 leads came; /);
});

test('a week that is not whole says so in its row', () => {
  const rows = report('leads-by-week').rows.map(([week]) => week);
  expect(rows[0]).toBe('Oct 12, from Oct 15 on');
  expect(rows[1]).toBe('Oct 19');
  expect(rows.at(-1)).toBe('Nov 23, so far');
  expect(report('leads-by-week', emptyAnalytics).rows.at(-1)?.[0]).toBe('Oct 26, until Oct 31');
});

test('each finding is said in figures', () => {
  expect(report('conversion').finding).toBe(
    '4 of 40 leads became clients, 10%; most of the others stopped before “Contacted”.',
  );
  expect(report('first-answer').finding).toBe(
    'Half of the answers came within 2.5 h, nine in ten within 30 h; 15 of 40 have none on record.',
  );
  expect(report('clients-per-coach').finding).toBe(
    'Cora Coach has the most clients, 8; 6 clients have none.',
  );
  expect(report('savings-and-retainers').finding).toContain('12 active clients with $1.3M in tax savings');
  expect(report('applications-by-week').finding).toBe(
    '6 applications came, and 4 of 5 that were decided or due were decided on time; half of the decisions took 26 h or less.',
  );
  expect(report('cohorts').finding).toBe(
    '7 of 25 seats in 1 cohort are taken; 2 applicants wait for a seat.',
  );
  expect(report('training').finding).toBe(
    'Modules were started 2 times and completed 1 time; “Pension” most often, by 1 person.',
  );
  expect(report('training').rows.find(([label]) => label === 'Pension')).toEqual(['Pension', 2, 1, 4.5]);
});

test('a period without leads says between which days', () => {
  expect(report('leads-by-week', emptyAnalytics)).toMatchObject({
    chart: null,
    empty: 'No leads between Oct 1 and Oct 31.',
  });
});

test('many coaches become one bar, and those without a coach stay apart', () => {
  const coaches = Array.from({ length: 20 }, (_, at) => ({
    id: `c${String(at)}`,
    name: `Coach ${String(at)}`,
    active: 20 - at,
    prospect: 0,
    inactive: 0,
  }));
  const { chart, rows } = report('clients-per-coach', {
    ...sampleAnalytics,
    coaches: [...coaches, { id: null, name: null, active: 3, prospect: 0, inactive: 0 }],
  });
  expect(
    chart?.kind === 'bars' && chart.rows.map(({ label, text }) => `${label}: ${text}`).slice(-2),
  ).toEqual(['9 others: 45', 'No coach: 3']);
  expect(rows).toHaveLength(21);
});

test('the summary tells what changed, in the unit of the figure', () => {
  const lines = Object.fromEntries(summaryLines(sampleAnalytics).map(({ label, change }) => [label, change]));
  expect(lines).toMatchObject({
    Leads: '+10',
    'First answer, median': '-',
    'Retainers of active clients': '−$20K',
    'Decided in time': '−20 points',
    'Modules completed': 'the same',
  });
});

test('a file has bare numbers and no formula', () => {
  const file = reportFile(report('leads-by-week'));
  expect(file.split('\r\n').slice(0, 2)).toEqual([
    "\uFEFFWeek of,For CPAs,'=home,Other,All",
    '"Oct 12, from Oct 15 on",2,0,0,2',
  ]);
  expect(reportFile(report('conversion'))).toContain('Contacted,25,62.5\r\n');
});

test.each([
  ['for-cpas-top', 'For CPAs top'],
  ['cpe-symposium', 'CPE symposium'],
  ['', 'Not given'],
])('source %s reads %s', (source, words) => {
  expect(sourceWords(source)).toBe(words);
});
