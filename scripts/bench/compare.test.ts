import { goals, summarize, summarizeFigures, type MeasuredPage } from './compare.ts';
import type { Figures } from './visit.ts';

const KB = 1024;
const home: Figures = {
  ...{ lcp: 600, blocking: 60, longest: 50, shift: 0.01 },
  ...{ document: 30 * KB, script: 60 * KB, total: 180 * KB },
};
const measuredPage = (page: string, line: Figures, lighthouse: Figures = {}): MeasuredPage => ({
  page,
  line: summarizeFigures([line]),
  lighthouse: summarizeFigures(Object.keys(lighthouse).length > 0 ? [lighthouse] : []),
});
const taps = (...times: number[]) =>
  times.map((time, index) => ({ page: `/${index}`, target: 'menu' as const, time: summarize([time]) }));
const unmet = (pages: readonly MeasuredPage[], times = [100]) =>
  goals(pages, taps(...times))
    .filter(({ isMet }) => !isMet)
    .map(({ subject }) => subject);

test('each figure is summarized over the loads that have it', () => {
  expect(
    summarizeFigures([
      { lcp: 900, cold: 700 },
      { lcp: 700, afterIntent: 90 },
      { lcp: 800, cold: 500 },
    ]),
  ).toEqual({
    lcp: { median: 800, min: 700, max: 900, runs: [900, 700, 800] },
    cold: { median: 600, min: 500, max: 700, runs: [700, 500] },
    afterIntent: { median: 90, min: 90, max: 90, runs: [90] },
  });
});

test('goals are met up to their limits, and Lighthouse has none where it did not run', () => {
  const pages = [measuredPage('/', home)];
  expect(unmet(pages)).toEqual([]);
  expect(goals(pages, taps(100)).some(({ subject }) => subject.startsWith('Lighthouse'))).toBe(false);
});

test('the worst page decides', () => {
  const slow = measuredPage('/pricing', { ...home, blocking: 61, longest: 51, shift: 0.02 });
  expect(unmet([measuredPage('/', home), slow], [100, 101])).toEqual([
    'slow line: total blocking time, worst page (/pricing)',
    'slow line: longest task, worst page (/pricing)',
    'slow line: layout shift, worst page (/pricing)',
    'First tap, slowest (menu of /1)',
  ]);
});

test('the lowest score of Lighthouse decides', () => {
  const scored = (page: string, score: number) => measuredPage(page, home, { ...home, score });
  const pages = [scored('/', 100), scored('/login', 98)];
  expect(unmet(pages).filter((subject) => subject.startsWith('Lighthouse'))).toEqual([
    'Lighthouse: score, worst page (/login)',
  ]);
});

test('the bytes of the home page have limits', () => {
  const large = { ...home, document: 31 * KB, script: 61 * KB, total: 181 * KB };
  expect(unmet([measuredPage('/', large)])).toEqual([
    'Document of home',
    'Script of home before the first touch',
    'All bytes of home before the first touch',
  ]);
});

test('what was not measured is not met', () => {
  expect(goals([], []).some(({ isMet }) => isMet)).toBe(false);
});
