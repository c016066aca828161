import { lessonText, resultOf, unsaid } from '../../testing/check-module.ts';
import { example } from './lesson.tsx';

const LEVEL = 276_676;

// The target of 290,000 x 12 = 3,480,000 is funded by ten level payments that grow at 5% (Notice 2025-67).
test('the payment grows to the target, year by year', () => {
  let grown = 0;
  for (let year = 0; year < 10; year += 1) grown = grown * 1.05 + LEVEL;
  expect(Math.abs(grown - 3_480_000)).toBeLessThan(10);
});

test('the three designs add up as by hand', () => {
  const result = resultOf(example);
  let ceiling = 29_000 * 12;
  for (let year = 0; year < 9; year += 1) ceiling /= 1.05;
  expect(result).toMatchObject({
    'Owner’s deferral and catch-up': [32_500, 32_500, 32_500],
    'Profit sharing for the owner': [47_500, 21_600, 0],
    'Level payment toward the pension': [0, LEVEL, LEVEL],
    'For the owner': [80_000, 330_776, 309_176],
    'For the staff': [15_000, 22_500, 30_000],
    Together: [95_000, 353_276, 339_176],
    'First year’s ceiling of the pension': [0, Math.round(ceiling), Math.round(ceiling)],
  });
  const shares = [80_000 / 95_000, 330_776 / 353_276, 309_176 / 339_176];
  expect(shares.map((share) => Math.round(share * 100))).toEqual([84, 94, 91]);
  expect(result['Owner’s share']).toEqual([0.84, 0.94, 0.91]);
});

test('the lesson says the amounts that decide', () => {
  const text = lessonText('pension');
  for (const said of ['$276,676', '$224,324', '$3,480,000', '84% in A, 94% in B and 91% in C'])
    expect(text).toContain(said);
  // The lean year: the payment, the staff's cash balance credit, and the company's share of the 401(k).
  expect(LEVEL + 7_500 + 36_600).toBe(320_776);
  expect(text).toContain('$320,776');
  // The text need not repeat amounts that the figure and the table show.
  expect(unsaid(example, text)).toEqual([
    '$32,500',
    '$47,500',
    '$80,000',
    '$330,776',
    '$309,176',
    '$95,000',
    '$353,276',
    '$339,176',
  ]);
});
