import { ageOf } from './age.ts';

test.each([
  [0, 'under 1 h'],
  [59, 'under 1 h'],
  [60, '1 h'],
  [47 * 60 + 59, '47 h'],
  [48 * 60, '2 d'],
  [9 * 24 * 60, '9 d'],
])('%d minutes are %s', (minutes, words) => {
  const now = new Date('2026-11-24T15:00:00Z');
  expect(ageOf(new Date(now.getTime() - minutes * 60_000).toISOString(), now)).toBe(words);
});
