import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { goals, summarize, summarizeFigures, type MeasuredPage, type MeasuredTap } from './compare.ts';
import type { PageFigures } from './measure-pages.ts';
import { goalTable, loadTable, pageSections, tapTable } from './page-report.ts';
import { report, writeResults, type Figures, type Measured } from './report.ts';
import type { Figures as LoadFigures } from './visit.ts';

const page = (address: string, ...line: LoadFigures[]): MeasuredPage => ({
  ...{ page: address, line: summarizeFigures(line), lighthouse: {} },
});
const pages = [
  page('/', { lcp: 820, shift: 0.0021, aliveScript: 143_360, cold: 700 }, { lcp: 800, cold: 500 }),
  page('/pricing', { lcp: 810.4 }),
];
const taps: MeasuredTap[] = [
  { page: '/', target: 'menu', time: summarize([20, 30.4, 24]) },
  { page: '/', target: 'field', time: summarize([101]) },
];
const pageFigures: PageFigures = {
  release: 'abc',
  browser: 'Chromium 1',
  rounds: 1,
  pages,
  taps,
  goals: goals(pages, taps),
};
const figures: Figures = {
  date: '2026-11-22',
  machine: 'a machine, 2 cores, Node v24',
  loadAverage: [0.5, 1.25],
  measured: { pages: pageFigures },
};
const reportOf = (measured: Measured): string => report({ ...figures, measured });

const rowsOf = (table: string) =>
  table
    .split('\n')
    .slice(2)
    .map((line) => line.split(/ {2,}/));

test('pages are listed with medians and ranges', () => {
  expect(rowsOf(loadTable(pages, 'line', ['lcp', 'shift', 'aliveScript']))).toEqual([
    ['/', '810 (800–820)', '0.002', '140'],
    ['/pricing', '810', '–', '–'],
  ]);
});

test('taps show the median and the maximum of each target', () => {
  expect(rowsOf(tapTable(taps))).toEqual([['/', '24 (30)', '–', '101 (101)']]);
});

test('each goal shows its limit and whether it is met', () => {
  const table = goalTable([
    ...goals(pages, taps),
    { subject: 'Score', unit: '', measured: 99, limit: 99, isMinimum: true, isMet: true },
  ]);
  expect(table).toMatch(/^First tap, slowest \(field of \/\) +≤ 100 ms +101\.0 ms +not met$/m);
  expect(table).toMatch(/^Score +≥ 99 +99 +met$/m);
});

test('Lighthouse has a section where it ran', () => {
  const withScore = pages.map((one) => ({ ...one, lighthouse: summarizeFigures([{ score: 98 }]) }));
  const titles = (measured: readonly MeasuredPage[]) =>
    pageSections({ ...pageFigures, pages: measured }).map(({ title }) => title);
  expect(titles(withScore)).toContain('Loads by Lighthouse');
  expect(titles(pages)).not.toContain('Loads by Lighthouse');
});

const tasks = (...processor: number[]) => processor.map((value) => ({ processor: value, clock: 2 * value }));
const readings = (...heaps: number[]) =>
  heaps.map((heap, index) => ({ mounts: 10 * (index + 1), heap: heap * 1024, nodes: 5, listeners: 7 }));
const member = {
  ...{ browser: 'Chromium 1', rounds: 2, clients: 1_000, slowdown: 4 },
  steps: [
    { step: 'a letter', answers: [40, 96], tasks: tasks(20, 30) },
    { step: 'a file of 2 MB', answers: [0, 0], tasks: tasks(40, 44) },
  ],
  memory: readings(10_000, 10_400, 10_900),
};

test('the member area tells whether its answers, its import and its memory are within their goals', () => {
  const told = reportOf({ member });
  expect(told).toContain('Goal: under 100 ms: met.');
  expect(told).toContain('of the processor in the import: met.');
  expect(told).toContain('within\n1.1 x of the first reading: met, 1.09 x.');
  expect(told).toMatch(/^a letter +68 \(96\) +25 \(30\) +50 \(60\)$/m);
  const worse = reportOf({
    member: {
      ...member,
      steps: [
        { step: 'a letter', answers: [104, 120], tasks: tasks(90, 90) },
        { step: 'a file of 2 MB', answers: [0, 0], tasks: tasks(51, 60) },
      ],
      memory: readings(10_000, 11_100),
    },
  });
  expect(worse).toContain('Goal: under 100 ms: not met by a letter.');
  expect(worse).toContain('in the import: not met by a file of 2 MB.');
  expect(worse).toContain('not met, 1.11 x.');
});

test('a release tells how long it takes, what it brings, and whether that is within its goals', () => {
  const round = { seen: 9_000, cpu: 14.25, back: 1_200, files: 2, pages: 1 };
  const told = reportOf({ releases: { rounds: [round, round, { ...round, back: 1_900 }] } });
  expect(told).toMatch(/^publish, .* seen, ms +9000 +10000: met$/m);
  expect(told).toMatch(/^publish, CPU seconds .* +14 *$/m);
  expect(told).toMatch(/^rollback, .* ms +1200 \(1900\) +2000: met$/m);
  const worse = reportOf({ releases: { rounds: [{ ...round, files: 3, seen: 10_001 }] } });
  expect(worse).toMatch(/^publish, .* seen, ms +10001 +10000: not met$/m);
  expect(worse).toMatch(/^new files for browsers +3 +2: not met$/m);
});

test('each part has a file of its own, which its next figures replace', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninecourse-results-'));
  const older = {
    ...figures,
    date: '2026-11-21',
    measured: { pages: pageFigures, releases: { rounds: [] } },
  };
  try {
    expect(writeResults(folder, older)).toHaveLength(2);
    const [file = ''] = writeResults(folder, figures);
    expect(readdirSync(folder)).toEqual(['pages.md', 'releases.md']);
    expect(readFileSync(file, 'utf8')).toMatch(
      /^# Bench of pages, 2026-11-22\n\na machine, 2 cores, Node v24, Chromium 1, release abc; load 0\.50 before, 1\.25 after\n/,
    );
    expect(readFileSync(file, 'utf8')).toContain('## Not measured here\n\n- A line with losses');
    expect(report(figures)).toContain('Not measured here\n- A line with losses');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
