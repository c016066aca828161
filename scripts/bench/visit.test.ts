import { figuresOf } from './visit.ts';

test('what came is weighed, and tasks count from the first paint on', () => {
  const seen = {
    fcp: 500,
    lcp: 700,
    tasks: [
      [100, 90],
      [600, 80],
      [900, 60],
    ] as [number, number][],
    pressed: 0,
  };
  const files = [
    { name: '/', bytes: 1000 },
    { name: '/static/js/main.1a.js', bytes: 300 },
    { name: '/remotes/one/1/remoteEntry.js', bytes: 40 },
    { name: '/static/css/main.css', bytes: 7 },
  ];
  expect(figuresOf({ seen, files })).toEqual({
    fcp: 500,
    lcp: 700,
    blocking: 40,
    longest: 90,
    script: 340,
    total: 1347,
    requests: 4,
  });
});

test('a page without a long task blocks nobody', () => {
  const seen = { fcp: 500, lcp: 700, tasks: [], pressed: 0 };
  expect(figuresOf({ seen, files: [] })).toMatchObject({ blocking: 0, longest: 0 });
});
