import { illustrateCashBalance, type CashBalanceInput } from './cash-balance.ts';

const at = (age: number, change: Partial<CashBalanceInput> = {}) =>
  illustrateCashBalance({
    year: 2026,
    age,
    retirementAge: 62,
    pay: 360_000,
    serviceBefore: 10,
    creditRate: 0.05,
    annuityFactor: 12,
    ...change,
  });

test.each([
  [52, 276_676],
  [45, 134_673],
  [50, 218_632],
  [55, 299_189],
  [60, 339_512],
])('the worked examples: at %d, $%d a year', (age, contribution) => {
  expect(Math.round(at(age).contribution)).toBe(contribution);
});

test('a year can add no more than a tenth of the benefit is worth at its end', () => {
  // 290,000 / 10 x 12 = 348,000 at 62, discounted for nine years at 5%.
  const result = at(52);
  expect(result.firstYearCeiling).toBeCloseTo(348_000 / 1.05 ** 9, 2);
  // Each further tenth is worth 5% more, and the sixth year's exceeds the level payment.
  expect(result.schedule.slice(0, 6).map(({ payment }) => Math.round(payment))).toEqual([
    224_324, 235_540, 247_317, 259_683, 272_667, 276_676,
  ]);
  expect(result.schedule.at(-1)).toMatchObject({ age: 62, accountCeiling: 3_480_000 });
  expect(result.firstYear).toBe(result.firstYearCeiling);
  expect(at(45).firstYear).toBe(at(45).contribution);
});

test.each([
  ['pay below the dollar limit', 52, { pay: 200_000 }, 200_000],
  ['pay above what may be counted', 52, { pay: 5_000_000 }, 290_000],
  ['no pay', 52, { pay: 0 }, 0],
  ['seven years of participation', 55, {}, 203_000],
  ['three years of service in all', 60, { serviceBefore: 1, pay: 100_000 }, 30_000],
  ['2025', 52, { year: 2025 }, 280_000],
  ['retirement at 65', 55, { retirementAge: 65 }, 290_000],
] as const)('the benefit with %s', (_, age, change, benefit) => {
  expect(at(age, change).benefit).toBeCloseTo(benefit, 6);
});

test('without interest a target is divided evenly; a year before retirement it is paid at once', () => {
  expect(at(52, { creditRate: 0 }).contribution).toBe(348_000);
  expect(at(61)).toMatchObject({ years: 1, contribution: 348_000, firstYearCeiling: 348_000 });
});

test.each([
  [62, {}, /age/],
  [17, {}, /age/],
  [NaN, {}, /age/],
  [50, { retirementAge: 61 }, /retirementAge/],
  [50, { pay: -1 }, /pay/],
])('refuses age %p with %p', (age, change, message) => {
  expect(() => at(age, change)).toThrow(message);
});
