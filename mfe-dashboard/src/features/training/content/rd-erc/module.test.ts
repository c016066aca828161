import { lessonText, resultOf, unsaid } from '../../testing/check-module.ts';
import { example } from './lesson.tsx';

// IRC 41(c)(4): 900,000 over three years, half of the average is 150,000, at 14%.
test('the credit before and after the review comes out as by hand', () => {
  expect((350_000 + 300_000 + 250_000) / 6).toBe(150_000);
  expect(resultOf(example)).toEqual({
    'Qualified expenses': [520_000, 520_000 - 120_000],
    'Half of the three years’ average': [150_000, 150_000],
    Excess: [370_000, 250_000],
    Credit: [3_700 * 14, 2_500 * 14],
    'Reduced credit': [518 * 79, 350 * 79],
    // IRC 199A: a dollar of deduction at 37% also adds 20 cents of qualified business income. 37% x 80% = 29.6%.
    'Left of the full credit after the smaller deduction': [36_467.2, 35_000 - 10_360],
  });
});

test('the lesson says the figures of the review', () => {
  const text = lessonText('rd-erc');
  // Only the table shows the study's credit after the election.
  expect(unsaid(example, text)).toEqual(['$40,922', '$36,467']);
  expect(520_000 / 5).toBe(104_000);
  expect(400_000 * 0.06).toBe(24_000);
  expect(text).toContain('$24,000');
  expect(35_000 - 350 * 37).toBe(22_050);
  // The rate of 37% starts above 768,700 of taxable income on a joint return.
  const tax = Math.round(206_583.5 + (900_000 - 768_700) * 0.37);
  // The owner's limits: 60% of the tax (IRC 41(g)), and the tax less 25% of its part above 25,000 (IRC 38(c)).
  const limits = [tax, tax * 0.6, tax - (tax - 25_000) / 4, 27_650 / 2].map(Math.round);
  expect(limits).toEqual([255_165, 153_099, 197_624, 13_825]);
  for (const said of ['$22,050', '$255,165', '$153,099', '$197,624', '$13,825']) expect(text).toContain(said);
});

test('nine mistakes are marked, in order', () => {
  const marked = [...lessonText('rd-erc').matchAll(/<Side title="Mistake (\d)">/g)].map(([, number]) =>
    Number(number),
  );
  expect(marked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
