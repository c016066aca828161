import { lessonText, resultOf, unsaid } from '../../testing/check-module.ts';
import { example } from './lesson.tsx';

test('gift and payout come out as by hand', () => {
  // 30% and 0.5% of 20,000,000. 37% of 4,900,000 is 1,813,000, and 2/37 of that is 98,000.
  expect(6_000_000 * 10).toBe(20_000_000 * 3);
  const worth = 1_813_000 - 98_000;
  // 10,000,000 - 150,000 = 9,850,000. A twentieth of that is 492,500, and 1.39% of 400,000 is 5,560.
  const due = 9_850_000 / 20 - 4_000 * 1.39;
  expect(resultOf(example)).toEqual({
    Ceiling: 6_000_000,
    Floor: 100_000,
    Deductible: 4_900_000,
    'Lower income tax': worth,
    'Counted as cash held': 150_000,
    'Minimum return': 492_500,
    'Excise tax': 5_560,
    'Distributable amount': due,
    Shortfall: 36_940,
    'Tax on the shortfall': 11_082,
  });
  expect(due).toBe(486_940);
});

test('the lesson says every amount of the example, and what the gift costs after tax', () => {
  const text = lessonText('private-foundation');
  expect(unsaid(example, text)).toEqual([]);
  expect(5_000_000 - 1_715_000).toBe(3_285_000);
  expect(text).toContain('The gift costs you $3,285,000 after tax');
});
