import { goals, ratio, summarise } from './compare.ts';
import type { PageWeight } from './page-weights.ts';

const KB = 1024;
const weight = (page: string, scripts: number): PageWeight => ({
  page,
  requests: 1,
  document: 0,
  styles: 0,
  fonts: 0,
  inlineScript: 0,
  scripts: scripts * KB,
});

const loads = (lcp: number, script: number, total: number) =>
  summarise([{ lcp, script: script * KB, total: total * KB }]);

test('each figure is summed up over the visits that have it', () => {
  const summaries = summarise([
    { lcp: 900, cold: 700 },
    { lcp: 700, afterIntent: 90 },
    { lcp: 800, cold: 500 },
  ]);
  expect(summaries).toEqual({
    lcp: { median: 800, least: 700, runs: [900, 700, 800] },
    cold: { median: 600, least: 500, runs: [700, 500] },
    afterIntent: { median: 90, least: 90, runs: [90] },
  });
});

test('a ratio compares medians or the least, and there is none where one site has no such figure', () => {
  const [one, other] = [summarise([{ lcp: 600, cold: 100 }]), summarise([{ lcp: 800 }])];
  expect(ratio(one, other, 'lcp')).toBe(0.75);
  expect(ratio(summarise([{ lcp: 600 }, { lcp: 400 }]), other, 'lcp', 'least')).toBe(0.5);
  expect(ratio(one, other, 'cold')).toBeUndefined();
  expect(ratio(summarise([{ blocking: 5 }]), summarise([{ blocking: 0 }]), 'blocking')).toBeUndefined();
});

test('a goal is met up to its figure', () => {
  const sites = { product: loads(800, 125, 200), monolith: loads(780, 100, 175), floor: loads(1000, 60, 60) };
  const met = goals(sites, [weight('/', 130), weight('/book', 145), weight('/cpps', 140)]);
  expect(met.map(({ measured }) => Math.round(measured * 100) / 100)).toEqual([0.8, 200, 130, 145, 25, 2.56]);
  expect(met.every(({ isMet }) => isMet)).toBe(true);
  expect(met.map(({ what }) => what).join()).toContain('the heaviest other page, /book');
});

test('a goal that is missed, or that nothing was measured for, is not met', () => {
  const sites = { product: loads(830, 126, 201), monolith: loads(780, 100, 175), floor: loads(1000, 60, 60) };
  expect(goals(sites, [weight('/', 131), weight('/book', 146)]).filter(({ isMet }) => isMet)).toEqual([]);
  expect(goals({ ...sites, monolith: {}, floor: {} }, []).filter(({ isMet }) => isMet)).toEqual([]);
});

test('what Lighthouse computes has goals of its own', () => {
  const sites = {
    product: summarise([{ lcp: 800, simulatedLcp: 1000 }]),
    monolith: summarise([{ lcp: 800, simulatedLcp: 1000 }]),
    floor: summarise([{ lcp: 1000, simulatedLcp: 1000 }]),
  };
  const simulated = goals(sites, []).filter(({ what }) => what.includes('simulated'));
  expect(simulated.map(({ measured, isMet }) => [measured, isMet])).toEqual([
    [1, false],
    [0, true],
  ]);
});
