import { figuresOf } from './visit.ts';

const seen = (...tasks: [number, number][]) => ({
  ...{ fcp: 500, lcp: 700, pressed: 0, tasks, shifts: [0.001, 0.002] },
});

test('files are weighed by kind, and tasks count from the first paint on', () => {
  const files = [
    { name: '/static/js/main.1a.js', bytes: 300 },
    { name: '/remotes/one/1/remoteEntry.js', bytes: 40 },
    { name: '/static/font/a.woff2', bytes: 7 },
    { name: '/favicon.svg', bytes: 5 },
  ];
  expect(figuresOf({ seen: seen([100, 390], [600, 80], [900, 60]), document: 1000, files })).toEqual({
    ...{ lcp: 700, blocking: 40, longest: 80, shift: 0.003 },
    ...{ document: 1000, script: 340, fonts: 7, total: 1352 },
  });
});

test('a task over the first paint counts from it', () => {
  const load = { document: 0, files: [] };
  expect(figuresOf({ ...load, seen: seen([450, 130]) })).toMatchObject({ blocking: 30, longest: 80 });
  expect(figuresOf({ ...load, seen: seen([450, 90]) })).toMatchObject({ blocking: 0, longest: 0 });
});
