import { ageOf } from './age.ts';

test.each([
  [0, 'under an hour'],
  [59, 'under an hour'],
  [60, '1 hour'],
  [47 * 60 + 59, '47 hours'],
  [48 * 60, '2 days'],
  [9 * 24 * 60, '9 days'],
])('%d minutes are %s', (minutes, words) => {
  const now = new Date('2026-11-24T15:00:00Z');
  expect(ageOf(new Date(now.getTime() - minutes * 60_000).toISOString(), now)).toBe(words);
});
