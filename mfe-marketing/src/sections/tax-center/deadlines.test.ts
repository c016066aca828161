import { deadlines } from '../../content/tax-center/tax-center-text.ts';
import { fileOfDeadlines } from './deadline-file.ts';
import { distanceTo, sortDeadlines } from './deadlines.tsx';

test.each([
  ['2026-11-22', '2026-12-31'],
  ['2026-12-31', '2026-12-31'],
  ['2027-01-01', '2027-01-15'],
  ['2027-04-16', '2027-06-15'],
  ['2028-01-01', undefined],
])('on %s the next date is %s', (today, date) => {
  expect(sortDeadlines(deadlines, today).next?.date).toBe(date);
});

test('every date stands once among those ahead, those listed first, and those behind', () => {
  const { ahead, listed, past } = sortDeadlines(deadlines, '2026-11-22');
  expect([...past, ...listed, ...ahead].map(({ id }) => id).sort()).toEqual(
    deadlines.map(({ id }) => id).sort(),
  );
});

test.each([
  ['2026-12-31', 'today'],
  ['2027-01-01', 'tomorrow'],
  ['2027-04-01', 'in 91 days'],
])('from the last day of 2026, %s is %s', (date, words) => {
  expect(distanceTo(date, '2026-12-31')).toBe(words);
});

test('the calendar file has each date in the morning of its day, under an id of its own', () => {
  const file = fileOfDeadlines(
    deadlines.filter(({ id }) => id === '2027-first-rmd' || id === '2027-return'),
    new Date('2026-11-22T12:00:00Z'),
  ).replaceAll('\r\n ', '');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file).toContain('DTSTART:20270401T130000Z');
  expect(file).toContain('DTSTART:20270415T130000Z');
  expect(file).toContain('SUMMARY:Tax deadline: Returns for 2026');
  expect(file).toMatch(/UID:deadline-2027-return@/);
});
