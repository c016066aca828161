import { lessonText, resultOf, unsaid } from '../../testing/check-module.ts';
import { example } from './lesson.tsx';

test('gift and payout come out as by hand', () => {
  // 30% and 0.5% of 20,000,000. IRC 68 takes 2/37 of 4,900,000. Rev. Proc. 2025-32, joint: 206,583.50 at the top of the
  // 35% bracket (768,700), and 35,932 at the top of the 22% bracket.
  expect(6_000_000 * 10).toBe(20_000_000 * 3);
  const allowed = 4_900_000 - (4_900_000 * 2) / 37;
  const ordinary = 206_583.5 + 0.37 * (20_000_000 - 768_700);
  // The deduction uses up the ordinary 200,000 (11,600 + 22% of the amount above 100,800), then gain at 20%. The gain up
  // to 613,700 of taxable income is taxed at 15%, and with the gift 98,900 of it at 0%.
  const sale = 11_600 + 0.22 * 99_200 + 0.15 * (613_700 - 200_000) + 0.2 * (20_000_000 - 613_700);
  const saleAfter = 0.15 * (613_700 - 98_900) + 0.2 * (20_000_000 - allowed - 613_700);
  const saved = [1_813_000 - 98_000, Math.round(sale - saleAfter)];
  expect(saved).toEqual([1_715_000, 945_286]);
  // 10,000,000 - 150,000 = 9,850,000. A twentieth of that is 492,500, and 1.39% of 400,000 is 5,560.
  const due = 9_850_000 / 20 - 4_000 * 1.39;
  expect(resultOf(example)).toEqual({
    Ceiling: 6_000_000,
    Floor: 100_000,
    Deductible: 4_900_000,
    'Income tax without the gift': [ordinary, sale].map((tax) => Math.round(tax)),
    'Income tax with the gift': [ordinary - 1_715_000, saleAfter].map((tax) => Math.round(tax)),
    'Tax saved': saved,
    'Cost of the gift after tax': [3_285_000, 4_054_714],
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
  expect(1_715_000 - 945_286).toBe(769_714);
  for (const said of ['The gift costs you $4,054,714 after tax', '$769,714', '$264,865', '$16,800'])
    expect(text).toContain(said);
  expect(Math.round((4_900_000 * 2) / 37)).toBe(264_865);
  expect((100_000 - 0.01 * 2_000_000) * 0.21).toBe(16_800);
});
