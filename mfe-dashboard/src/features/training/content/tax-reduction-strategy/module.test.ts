import { formatDollars } from 'shared-contract/format';
import { lessonText, resultOf, unsaid } from '../../testing/check-module.ts';
import { example } from './lesson.tsx';

const text = lessonText('tax-reduction-strategy');

// Rev. Proc. 2025-32, joint return: 11,600 at the top of the 12% bracket (100,800), and 35,932 at the top of the 22%
// bracket (211,400). The standard deduction is 32,200.
const upTo22 = (taxable: number) => 11_600 + 0.22 * (taxable - 100_800);

/** Payroll tax is 15.3% of 120,000, and the corporation pays half. Below the threshold, the deduction is 20%. */
function corporation(deferral: number, paidByCompany: number, deduction: number) {
  const passed = 300_000 - 120_000 - 9_180 - paidByCompany;
  const adjusted = passed + 120_000 - deferral;
  return { adjusted, taxable: adjusted - deduction - 0.2 * passed };
}

test('the five columns come out as by hand', () => {
  const selfEmployment = 0.124 * 184_500 + 0.029 * 277_050;
  const adjusted = 300_000 - selfEmployment / 2;
  const today = upTo22((adjusted - 32_200) * 0.8) + selfEmployment + 0.009 * (277_050 - 250_000);
  const entity = 35_932 + 0.24 * (corporation(0, 0, 32_200).taxable - 211_400) + 18_360;
  const pay = upTo22(corporation(24_500, 30_000, 32_200).taxable) + 18_360;
  const timing = upTo22(corporation(24_500, 90_000, 32_200).taxable) + 18_360;
  const itemized = 14_000 + 15_000 + 12_000 - 0.005 * 176_320;
  const deductions = upTo22(corporation(24_500, 90_000, itemized).taxable) + 18_360;
  const totals = [today, entity, pay, timing, deductions];
  const result = resultOf(example);
  expect(result['Federal tax']).toEqual(totals.map((total) => Math.round(total)));
  expect(result['Federal tax']).toEqual([64_992, 57_425, 46_494, 35_934, 34_192]);
  expect(result['Less than the column before']).toEqual([0, 7_567, 10_931, 10_560, 1_742]);
  expect(7_567 + 10_931 + 10_560 + 1_742).toBe(30_800);
});

test('the lesson says the totals, the steps and what the state would take', () => {
  const result = resultOf(example);
  const said = ['Federal tax', 'Less than the column before'].flatMap((label) => result[label] ?? []);
  for (const amount of said.filter((one) => one > 0)) expect(text).toContain(formatDollars(amount));
  // Tenn. Pub. Ch. 377 (2023): the first 50,000 of net earnings is deducted.
  expect((170_820 - 50_000) * 0.065).toBeCloseTo(7_853.3);
  expect(text).toContain('6.5% of $120,820, about $7,853');
  expect(Math.round(30_912.45 + 243.45 - 18_360)).toBe(12_796);
  expect(text).toContain('$12,796');
  // Gifts spread evenly: 14,000 + 15,000 + 6,000, less the floor and the standard deduction, at 22%.
  const evenly = 0.22 * (35_000 - 881.6 - 32_200);
  expect(Math.round(evenly)).toBe(422);
  expect(Math.round(1_742.05 - 2 * evenly)).toBe(898);
  // The text need not repeat the table's lines between total and income.
  expect(unsaid(example, text).length).toBeLessThan(20);
});
