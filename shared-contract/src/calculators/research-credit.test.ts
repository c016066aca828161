import { computeResearchCredit } from './research-credit.ts';

test('the worked example: 35,000 in full, 27,650 with the election', () => {
  const result = computeResearchCredit({
    current: 400_000,
    prior: [350_000, 300_000, 250_000],
    taxRate: 0.37,
  });
  expect(result).toEqual({
    average: 300_000,
    base: 150_000,
    excess: 250_000,
    rate: 0.14,
    credit: 35_000,
    reduced: 27_650,
    fullAfterDeduction: 22_050,
    usable: 27_650,
  });
});

test('a year without expenses among the three makes it 6% of all: 24,000 and 18,960', () => {
  expect(
    computeResearchCredit({ current: 400_000, prior: [350_000, 0, 250_000], taxRate: 0.37 }),
  ).toMatchObject({ rate: 0.06, base: 0, credit: 24_000, reduced: 18_960 });
});

test.each([
  ['nothing this year', 0, [100_000, 100_000, 100_000], 0],
  ['exactly half of the average', 150_000, [300_000, 300_000, 300_000], 0],
  ['a dollar more than half', 150_001, [300_000, 300_000, 300_000], 0.14],
  ['a hundred million', 100_000_000, [1, 1, 1], 13_999_999.93],
  ['a first year ever', 250_000, [0, 0, 0], 15_000],
] as const)('%s', (_, current, prior, credit) => {
  expect(computeResearchCredit({ current, prior, taxRate: 0.21 }).credit).toBe(credit);
});

test('at the corporate rate both ways leave the same', () => {
  const { reduced, fullAfterDeduction } = computeResearchCredit({
    current: 400_000,
    prior: [350_000, 300_000, 250_000],
    taxRate: 0.21,
  });
  expect(fullAfterDeduction).toBe(reduced);
});

test.each([
  [-1, [1, 1, 1]],
  [1, [1, NaN, 1]],
  [Infinity, [1, 1, 1]],
] as const)('refuses %p and %p', (current, prior) => {
  expect(() => computeResearchCredit({ current, prior, taxRate: 0.37 })).toThrow(RangeError);
});

test('the income tax limits the credit of the year: a quarter of the tax above $25,000 remains', () => {
  const tarn = { current: 400_000, prior: [350_000, 300_000, 250_000], taxRate: 0.37 } as const;
  // 30,000 less 25% of 5,000.
  expect(computeResearchCredit({ ...tarn, incomeTax: 30_000 })).toMatchObject({
    reduced: 27_650,
    usable: 27_650,
  });
  expect(computeResearchCredit({ ...tarn, incomeTax: 28_000 }).usable).toBe(27_250);
  expect(computeResearchCredit({ ...tarn, incomeTax: 0 }).usable).toBe(0);
  expect(computeResearchCredit(tarn).usable).toBe(27_650);
});
