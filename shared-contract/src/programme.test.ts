import { programme } from './programme.ts';

test('every cohort starts on the weekday of the live sessions, in order', () => {
  const days: readonly string[] = programme.cohorts;
  expect(days.map((day) => new Date(`${day}T00:00:00Z`).getUTCDay())).toEqual(
    days.map(() => programme.liveSession.weekday),
  );
  expect(days.toSorted()).toEqual(days);
});

test('days without a weekly call are days on which there would be one', () => {
  for (const day of programme.weeklyCall.noCallOn) {
    expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(programme.weeklyCall.weekday);
  }
});

test('paying at once before the start saves $500, and instalments add up to the totals that the pages name', () => {
  const { standard, earlyEnrolment } = programme.price;
  expect(standard.full - earlyEnrolment.full).toBe(500);
  expect(earlyEnrolment.instalment * earlyEnrolment.instalments).toBe(9_801);
  expect(standard.instalment * standard.instalments).toBe(10_500);
});

test('CPE hours are those of the live sessions and of self-study, and nobody is promised more', () => {
  const { cpe, cpeHours, weeks, liveSession } = programme;
  expect(cpe.live).toBeCloseTo((weeks * liveSession.hours * 60) / cpe.creditMinutes, 5);
  expect(cpe.live + cpe.selfStudy).toBeCloseTo(cpeHours, 5);
  expect(cpe.selfStudyMeasured).toBeLessThanOrEqual(cpe.selfStudy);
});
