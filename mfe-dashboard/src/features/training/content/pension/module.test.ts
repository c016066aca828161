import { lessonText, resultOf, unsaid } from '../../testing/check-module.ts';
import { example } from './lesson.tsx';

const LEVEL = 276_676;
const text = lessonText('pension');

// The target of 290,000 x 12 = 3,480,000 is funded by ten level payments that grow at 5% (Notice 2025-67).
test('the payment grows to the target, year by year', () => {
  let grown = 0;
  for (let year = 0; year < 10; year += 1) grown = grown * 1.05 + LEVEL;
  expect(Math.abs(grown - 3_480_000)).toBeLessThan(10);
});

/** IRC 415(b)(5): each year of participation earns a tenth of 290,000. Discounted at 5% from age 62. */
const ceilings = Array.from({ length: 10 }, (_, index) => Math.round((29_000 * 12) / 1.05 ** (9 - index)));

test('the payments at the ceiling reach the same target, and the level one exceeds five of them', () => {
  const grown = ceilings.reduce((sum, payment) => sum * 1.05 + payment, 0);
  expect(Math.abs(grown - 3_480_000)).toBeLessThan(10);
  expect(ceilings.filter((ceiling) => ceiling < LEVEL)).toHaveLength(5);
  const table = [...text.matchAll(/^\| (\d) +\| +\$([\d,]+) \| (\d+) +\| +\$([\d,]+) \|$/gm)];
  const shown = [...table.map(([, , early = '']) => early), ...table.map(([, , , , late = '']) => late)];
  expect(shown).toEqual(ceilings.map((ceiling) => ceiling.toLocaleString('en-US')));
});

test('the three designs add up as by hand', () => {
  const result = resultOf(example);
  const [first = 0] = ceilings;
  const owner = [80_000, first + 21_600 + 32_500, first + 32_500];
  const staff = [15_000, 22_500, 30_000];
  const all = owner.map((amount, index) => amount + staff[index]!);
  const shares = owner.map((amount, index) => Math.round((amount / all[index]!) * 100) / 100);
  expect(shares).toEqual([0.84, 0.93, 0.9]);
  expect(result).toEqual({
    'Owner’s deferral and catch-up': [32_500, 32_500, 32_500],
    'Profit sharing for the owner': [47_500, 21_600, 0],
    'Pension, first year': [0, first, first],
    'For the owner, first year': owner,
    'For the staff': staff,
    'Together, first year': all,
    'Owner’s share, first year': shares,
    'Pension, tenth year': [0, 348_000, 348_000],
    'Level payment with the same result': [0, LEVEL, LEVEL],
  });
});

test('the lesson says the amounts that decide', () => {
  for (const said of ['$276,676', '$224,324', '$3,480,000', '84% in A, 93% in B, and 90% in C'])
    expect(text).toContain(said);
  // The thin year: the highest payment, the staff's cash balance credit, and the company's share of the 401(k).
  const others = 7_500 + 36_600;
  expect([348_000 + others, ceilings[0]! + others]).toEqual([392_100, 268_424]);
  expect([(348_000 / 10) * 7, 243_600 + others, 310_000 - 287_700]).toEqual([243_600, 287_700, 22_300]);
  for (const said of ['$392,100', '$268,424', '$243,600', '$287,700', '$22,300'])
    expect(text).toContain(said);
  // The text need not repeat amounts that the figure and the table show.
  expect(unsaid(example, text)).toEqual([
    '$32,500',
    '$47,500',
    '$80,000',
    '$278,424',
    '$256,824',
    '$95,000',
    '$300,924',
    '$286,824',
  ]);
});
