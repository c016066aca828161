import {
  FLOOR,
  goals,
  MONOLITH,
  PRODUCT,
  ratio,
  summarize,
  summarizeFigures,
  type MeasuredPage,
} from './compare.ts';
import type { Figures } from './visit.ts';

const KB = 1024;
const home: Figures = {
  ...{ lcp: 600, blocking: 60, longest: 50, shift: 0.01 },
  ...{ document: 30 * KB, script: 60 * KB, total: 180 * KB, aliveScript: 125 * KB },
};
const measuredPage = (site: string, page: string, line: Figures, lighthouse: Figures = {}): MeasuredPage => ({
  ...{ site, page },
  line: summarizeFigures([line]),
  lighthouse: summarizeFigures(Object.keys(lighthouse).length > 0 ? [lighthouse] : []),
});
const taps = (...times: number[]) =>
  times.map((time, index) => ({ page: `/${index}`, target: 'menu' as const, time: summarize([time]) }));
const others = [
  measuredPage(MONOLITH, '/', { lcp: 600, aliveScript: 100 * KB }),
  measuredPage(FLOOR, '/', { lcp: 1000 }),
  measuredPage('Peer', '/', { lcp: 1200 }),
];
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

test('a ratio compares medians, and is undefined where a site lacks the figure', () => {
  const [one, other] = [summarizeFigures([{ lcp: 600, cold: 100 }]), summarizeFigures([{ lcp: 800 }])];
  expect(ratio(one, other, 'lcp')).toBe(0.75);
  expect(ratio(one, other, 'cold')).toBeUndefined();
  expect(ratio(other, summarizeFigures([{ lcp: 0 }]), 'lcp')).toBeUndefined();
});

test('goals are met up to their limits, and Lighthouse has none where it did not run', () => {
  const pages = [measuredPage(PRODUCT, '/', home), ...others];
  expect(unmet(pages)).toEqual([]);
  expect(goals(pages, taps(100)).some(({ subject }) => subject.startsWith('Lighthouse'))).toBe(false);
});

test('the worst page decides', () => {
  const slow = measuredPage(PRODUCT, '/pricing', { ...home, blocking: 61, longest: 51, shift: 0.02 });
  expect(unmet([measuredPage(PRODUCT, '/', home), slow, ...others], [100, 101])).toEqual([
    'slow line: total blocking time, worst page (/pricing)',
    'slow line: longest task, worst page (/pricing)',
    'slow line: layout shift, worst page (/pricing)',
    'First tap, slowest (menu of /1)',
  ]);
});

test('the lowest score of Lighthouse decides, and its LCP is compared with each other site', () => {
  const scored = (site: string, page: string, lcp: number, score: number) =>
    measuredPage(site, page, home, { ...home, lcp, score });
  const pages = [
    scored(PRODUCT, '/', 700, 100),
    scored(PRODUCT, '/login', 900, 98),
    scored(MONOLITH, '/', 650, 100),
    scored(FLOOR, '/', 1000, 90),
    scored('Peer', '/', 2000, 90),
  ];
  expect(unmet(pages).filter((subject) => subject.startsWith('Lighthouse'))).toEqual([
    'Lighthouse: score, worst page (/login)',
    'Lighthouse: LCP of home / React floor',
    'Lighthouse: LCP that federation adds to home',
  ]);
});

test('the bytes of the home page and of federation have limits', () => {
  const large = { ...home, document: 31 * KB, script: 61 * KB, total: 181 * KB, aliveScript: 126 * KB };
  expect(unmet([measuredPage(PRODUCT, '/', large), ...others])).toEqual([
    'Document of home',
    'Script of home before the first touch',
    'All bytes of home before the first touch',
    'Script that federation adds to home, once alive',
  ]);
});

test('what was not measured is not met', () => {
  expect(goals([], []).some(({ isMet }) => isMet)).toBe(false);
});
