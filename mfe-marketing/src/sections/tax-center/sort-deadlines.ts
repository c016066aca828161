import type { Deadline } from '../../content/tax-center/tax-center-text.ts';

/** The three dates in the order in which the page first listed them. */
const listedOrder = ['2025-12-31', '2025-04-15', '2025-10-15'];

const DAY = 24 * 60 * 60 * 1000;
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY;

/** What is ahead of a day, itself included, what is behind it, and the dates that the page first listed. */
export function sortDeadlines(deadlines: readonly Deadline[], today: string) {
  const ahead = deadlines.filter(({ date }) => date >= today);
  return {
    next: ahead[0],
    ahead,
    listed: listedOrder.flatMap((date) =>
      deadlines.filter((one) => one.listed === true && one.date === date),
    ),
    past: deadlines.filter(({ date, listed }) => date < today && listed !== true),
  };
}

/** How far a day is from today, in words. */
export function distanceTo(date: string, today: string): string {
  const days = dayNumber(date) - dayNumber(today);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${String(days)} days`;
}
