import { openCohorts } from './cohorts.ts';
import { programme } from './programme.ts';

const [first, second] = programme.cohorts;

test('the early price ends the agreed number of days before the first session', () => {
  const [cohort] = openCohorts('');
  const days = (Date.parse(first) - Date.parse(cohort?.earlyUntil ?? '')) / 86_400_000;
  expect(days).toBe(programme.earlyEnrolmentDays);
});

test('a cohort is offered until the day before it begins', () => {
  expect(openCohorts('2020-01-01').map(({ starts }) => starts)).toEqual(programme.cohorts);
  expect(openCohorts(first)[0]?.starts).toBe(second);
  expect(openCohorts('2099-01-01')).toEqual([]);
});
