import { lessonText, resultOf, unsaid } from '../../testing/check-module.ts';
import { example } from './lesson.tsx';

const text = lessonText('cost-segregation');

// Publication 946, table A-7a, month 7: 1.177%.
test('the building gives by hand what the table of Publication 946 gives', () => {
  const whole = (2_000_000 * 1177) / 100_000;
  const shell = ((2_000_000 - 300_000 - 200_000) * 1177) / 100_000;
  expect([whole, shell]).toEqual([23_540, 17_655]);
  expect(resultOf(example)).toEqual({
    'First year without a study': whole,
    '5 and 15-year property': 500_000,
    '39-year property': shell,
    'First year with the study': 517_655,
    'More deducted in 2026': 494_115,
    'Tax deferred': 182_822.55,
    'Tax on the 5-year property at the sale': 22_200,
  });
  // The study moves 500,000 from 1.177% to 100%, so it gains the difference.
  expect(500_000 - 5_885).toBe(494_115);
});

test('the lines of the lot and of the rooms add up to their classes', () => {
  const costs = [...text.matchAll(/^\| (?!\*)[^|]*\| +\$([\d,]+) \| [^$]*$/gm)].map(([, cost = '']) =>
    Number(cost.replaceAll(',', '')),
  );
  expect(costs).toHaveLength(10);
  expect(costs.slice(0, 5).reduce((sum, cost) => sum + cost)).toBe(200_000);
  expect(costs.slice(5).reduce((sum, cost) => sum + cost)).toBe(300_000);
});

test('the lesson says every amount of the example', () => {
  expect(unsaid(example, text)).toEqual([]);
});
