import { figuresOfLighthouse, type LighthouseResult } from './simulated.ts';

const task = (startTime: number, duration: number) => ({ url: '/', startTime, duration });
const bytes = (resourceType: string, transferSize: number) => ({ resourceType, transferSize });
const result: LighthouseResult = {
  categories: { performance: { score: 0.987 } },
  audits: {
    'first-contentful-paint': { numericValue: 800 },
    'largest-contentful-paint': { numericValue: 900 },
    'total-blocking-time': { numericValue: 55 },
    'cumulative-layout-shift': { numericValue: 0.002 },
    'long-tasks': { details: { items: [task(100, 300), task(780, 90), task(1000, 70)] } },
    'resource-summary': {
      details: {
        items: [bytes('total', 100), bytes('script', 60), bytes('document', 30), bytes('font', 10)],
      },
    },
  },
};

test('reads the figures of a load, and the longest task after the first contentful paint', () => {
  expect(figuresOfLighthouse(result)).toEqual({
    ...{ score: 99, lcp: 900, blocking: 55, longest: 90, shift: 0.002 },
    ...{ document: 30, script: 60, fonts: 10, total: 100 },
  });
});

test('a load without a long task has none', () => {
  const audits = { ...result.audits, 'long-tasks': {} };
  expect(figuresOfLighthouse({ ...result, audits }).longest).toBe(0);
});

test('a load that Lighthouse could not measure fails with its reason', () => {
  const { 'total-blocking-time': _, ...audits } = result.audits;
  expect(() => figuresOfLighthouse({ ...result, audits })).toThrow('no total-blocking-time');
  const failed = { ...result, categories: {}, runtimeError: { message: 'NO_FCP' } };
  expect(() => figuresOfLighthouse(failed)).toThrow('NO_FCP');
});
