import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  FLOOR,
  goals,
  MONOLITH,
  PRODUCT,
  summarize,
  summarizeFigures,
  type MeasuredPage,
  type MeasuredTap,
} from './compare.ts';
import type { PageFigures } from './measure-pages.ts';
import { federationTable, goalTable, loadTable, pageSections, tapTable } from './page-report.ts';
import { markdown, report, type Figures } from './report.ts';
import { resultName, writeResults } from './results.ts';
import type { Figures as LoadFigures } from './visit.ts';

const page = (site: string, address: string, ...line: LoadFigures[]): MeasuredPage => ({
  ...{ site, page: address, line: summarizeFigures(line), lighthouse: {} },
});
const pages = [
  page(PRODUCT, '/', { lcp: 820, shift: 0.0021, aliveScript: 143_360, cold: 700 }, { lcp: 800, cold: 500 }),
  page(PRODUCT, '/pricing', { lcp: 810.4 }),
  page(MONOLITH, '/', { lcp: 810, aliveScript: 122_880, cold: 400 }),
  page(FLOOR, '/', { lcp: 1000 }),
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
  weights: { product: [], monolith: [] },
};
const figures: Figures = {
  date: '2026-11-22',
  machine: 'a machine, 2 cores, Node v24',
  load: [0.5, 1.25],
  pages: pageFigures,
  notMeasured: ['the rest'],
};

const rowsOf = (table: string) =>
  table
    .split('\n')
    .slice(2)
    .map((line) => line.split(/ {2,}/));

test('pages are listed with medians and ranges', () => {
  expect(rowsOf(loadTable(pages, 'line', ['lcp', 'shift', 'aliveScript']))).toEqual([
    ['/', '810 (800–820)', '0.002', '140'],
    ['/pricing', '810', '–', '–'],
    ['monolith', '810', '–', '120'],
    ['React floor', '1,000', '–', '–'],
  ]);
});

test('federation is what the product needs more than the monolith', () => {
  expect(rowsOf(federationTable(pages))).toEqual([
    ['script alive KB', '140', '120', '1.17'],
    ['LCP ms', '810 (800–820)', '810', '1.00'],
    ['to /cpps, cold ms', '600 (500–700)', '400', '1.50'],
    ['to /cpps, after intent ms', '–', '–', '–'],
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
  expect(table).toMatch(/^slow line: LCP of home \/ React floor +≤ 0\.6 +0\.81 +not met$/m);
  expect(table).toMatch(/^First tap, slowest \(field of \/\) +≤ 100 ms +101\.0 ms +not met$/m);
  expect(table).toMatch(/^Script that federation adds to home, once alive +≤ 25 KB +20\.0 KB +met$/m);
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
const directory = {
  entries: 5_000,
  rounds: 2,
  browser: 'Chromium 1',
  steps: [
    { step: 'opened', shown: '', tasks: tasks(90, 80), answers: [0, 0] },
    { step: 'a letter', shown: 'Showing 9 of 10', tasks: tasks(8, 12), answers: [24, 40] },
    { step: 'a choice', shown: 'Showing 1 of 10', tasks: tasks(20, 61), answers: [0, 0] },
  ],
};

test('the directory tells its longest task while it is filtered, and not the one that opens it', () => {
  const told = report({ ...figures, directory });
  expect(told).toContain('no task over 50 ms of the processor while it is filtered: not met, 41 (61) ms.');
  expect(told).toMatch(/^a letter +Showing 9 of 10 +10 \(12\) +20 \(24\) +32 \(40\)$/m);
  expect(told).toMatch(/^a choice +Showing 1 of 10 +41 \(61\) +81 \(122\) +under 16$/m);
  const met = { ...directory, steps: directory.steps.slice(0, 2) };
  expect(report({ ...figures, directory: met })).toContain('while it is filtered: met, 10 (12) ms.');
});

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
  const told = report({ ...figures, member });
  expect(told).toContain('Goal: under 100 ms: met.');
  expect(told).toContain('of the processor in the import: met.');
  expect(told).toContain('within\n1.1 x of the first reading: met, 1.09 x.');
  expect(told).toMatch(/^a letter +68 \(96\) +25 \(30\) +50 \(60\)$/m);
  const worse = report({
    ...figures,
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
  const round = { publish: 25_000, seen: 900, back: 1_200, files: 2, pages: 1 };
  const told = report({ ...figures, releases: { rounds: [round, round, { ...round, back: 1_900 }] } });
  expect(told).toMatch(/^until it is seen, ms +900 +10000: met$/m);
  expect(told).toMatch(/^rollback, .* ms +1200 \(1900\) +2000: met$/m);
  const worse = report({ ...figures, releases: { rounds: [{ ...round, files: 3, seen: 10_001 }] } });
  expect(worse).toMatch(/^until it is seen, ms +10001 +10000: not met$/m);
  expect(worse).toMatch(/^new files for browsers +3 +2: not met$/m);
});

test('the same is told in a terminal and in a document', () => {
  expect(report(figures)).toContain('a machine, 2 cores, Node v24, Chromium 1; load 0.50 before, 1.25 after');
  expect(markdown(figures)).toMatch(/^# Bench of 2026-11-22, release abc\n\na machine/);
  expect(markdown(figures)).toContain('## Not measured here\n\n- the rest\n');
});

test('a bench of one part does not take the place of a whole one', () => {
  const { pages: _, ...rest } = figures;
  const screens = { runs: 30, engines: [], missing: [] };
  expect(resultName({ ...figures, screens, directory })).toBe('2026-11-22-abc');
  expect(resultName({ ...rest, directory })).toBe('2026-11-22-directory');
  expect(resultName(figures)).toBe('2026-11-22-abc-pages');
  expect(resultName({ ...rest, screens })).toBe('2026-11-22-screens');
  expect(resultName({ ...rest, member })).toBe('2026-11-22-member');
  expect(resultName({ ...rest, releases: { rounds: [] } })).toBe('2026-11-22-releases');
});

test('results are written for people and for programs', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ninecourse-results-'));
  try {
    const file = writeResults(path.join(folder, 'results'), figures);
    expect(readFileSync(file, 'utf8')).toBe(markdown(figures));
    expect(readdirSync(path.dirname(file))).toEqual(['2026-11-22-abc-pages.json', '2026-11-22-abc-pages.md']);
    expect(readFileSync(file.replace(/md$/, 'json'), 'utf8')).toBe(`${JSON.stringify(figures, null, 2)}\n`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
