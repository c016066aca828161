import { payrollHalf, selfEmploymentTax } from 'shared-contract/calculators/business-owner';
import { illustrateCashBalance } from 'shared-contract/calculators/cash-balance';
import { compareCostSegregation } from 'shared-contract/calculators/cost-segregation';
import { computeResearchCredit } from 'shared-contract/calculators/research-credit';
import { estimateTax } from 'shared-contract/calculators/tax-brackets';
import { formatDollars } from 'shared-contract/format';
import { taxTables } from 'shared-contract/tax/tables';
import type { ReactNode } from 'react';
import { textOf } from '../sections/prose/prose.tsx';
import CapitalPreservation from './articles/capital-preservation.mdx';
import EstatePlanning from './articles/estate-planning-essentials.mdx';
import SocialSecurity from './articles/social-security-guide.mdx';
import YearEnd from './articles/year-end-tax-planning.mdx';
import CashBalance from './papers/cash-balance-plan-guide.mdx';
import Alternatives from './papers/non-stock-market-alternatives.mdx';
import { transcript } from './podcast/cost-segregation.ts';

/** Texts show cents only where there are any. */
const inText = (amount: number) => {
  const rounded = Math.round(amount * 100) / 100;
  return formatDollars(rounded, Number.isInteger(rounded) ? 0 : 2);
};
const shows = (content: (props: object) => ReactNode, amounts: readonly number[]) => {
  const text = textOf(content({}));
  for (const amount of amounts) expect(text).toContain(inText(amount));
};

const { rates, fifteenUpTo } = taxTables[2026].longTermGains;
const topGainRate = rates[2] + taxTables[2026].netInvestmentIncomeTax.rate;

test('year-end: deferred gain of a zone fund, full and fallen in value', () => {
  expect(fifteenUpTo.joint).toBe(613_700);
  const deferred = 1_200_000;
  const basis = deferred * 0.1;
  shows(YearEnd, [
    (deferred - basis) * topGainRate,
    (Math.min(deferred, 900_000) - basis) * topGainRate,
    estimateTax({ year: 2026, status: 'joint', income: 550_000, deduction: 'itemized', salt: 100_000 })
      .saltAllowed,
  ]);
});

test('estate: trust income against a child’s, and estate tax in installments', () => {
  const { topRate, basicExclusion } = taxTables[2026].estateAndGift;
  const estate = 24_000_000;
  const tax = (estate - basicExclusion) * topRate;
  const child = estimateTax({ year: 2026, status: 'single', income: 40_000 + 16_100, deduction: 'standard' });
  shows(EstatePlanning, [
    330 + 0.24 * 8_400 + 0.35 * 4_300 + 0.37 * 24_000,
    child.ordinary.tax,
    tax,
    tax * (10_000_000 / estate),
    0.065 * (120_000 - 50_000),
  ]);
});

test('Social Security: the S corporation owner, and the benefit from the bend points', () => {
  const sole = selfEmploymentTax(2026, 220_000) + 0.009 * (220_000 * 0.9235 - 200_000);
  const corporation = 2 * payrollHalf(2026, 95_000);
  shows(SocialSecurity, [sole, corporation, sole - corporation]);
  const benefit = 0.9 * 1_286 + 0.32 * (7_749 - 1_286) + 0.15 * (9_000 - 7_749);
  shows(SocialSecurity, [Math.floor(benefit * 10) / 10]);
});

test('capital preservation: the same returns in two orders, and a distribution', () => {
  const returns = [-0.2, -0.05, 0.1, 0.15, 0.2];
  const end = (order: readonly number[]) =>
    Math.round(order.reduce((sum, rate) => sum * (1 + rate) - 60_000, 1_000_000));
  shows(CapitalPreservation, [end(returns), end(returns.toReversed()), 640_000 / 24.6]);
});

test('cash balance: the level payment and the ceiling of each year', () => {
  const owner = {
    year: 2026,
    retirementAge: 62,
    pay: 360_000,
    serviceBefore: 10,
    creditRate: 0.05,
    annuityFactor: 12,
  } as const;
  const ages = [52, 53, 54, 55, 56, 57, 58, 59, 60, 61];
  shows(CashBalance, [
    Math.round(illustrateCashBalance({ ...owner, age: 52 }).contribution),
    ...ages.map((age) => Math.round(illustrateCashBalance({ ...owner, age }).firstYearCeiling)),
  ]);
});

test('alternatives: the warehouse, the toolmaker’s credit, the pension, and the shares', () => {
  const study = compareCostSegregation({
    ...{ year: 2026, month: 4, cost: 1_400_000, kind: 'nonresidential', isAcquiredAfter: true },
    ...{ fiveYear: 90_000, sevenYear: 0, fifteenYear: 150_000, taxRate: 0.35 },
  });
  const credit = computeResearchCredit({
    current: 300_000,
    prior: [240_000, 180_000, 120_000],
    taxRate: 0.35,
  });
  const pension = illustrateCashBalance({
    ...{ year: 2026, age: 50, retirementAge: 62, pay: 360_000 },
    ...{ creditRate: 0.05, annuityFactor: 12, serviceBefore: 10 },
  });
  const paid = Math.round(pension.firstYear) + 31_000 + 6_000;
  const saved = paid * (1 - taxTables[2026].qualifiedBusinessIncome.rate) * 0.35;
  shows(Alternatives, [
    ...[study.withoutStudy, study.withStudy, study.increase, study.taxDeferred],
    ...[credit.credit, credit.reduced],
    ...[Math.round(pension.firstYear), paid, saved, paid - saved, paid * 0.35],
    ...[2_000_000 * 0.5 * 0.28, 2_000_000 * 0.25 * 0.28],
    ...[1_150_000 / 26.5, 1_150_000 / 25.5],
  ]);
});

test('podcast: the restaurant, and what the loss limit leaves', () => {
  const study = compareCostSegregation({
    ...{ year: 2026, month: 7, cost: 1_600_000, kind: 'nonresidential', isAcquiredAfter: true },
    ...{ fiveYear: 260_000, sevenYear: 0, fifteenYear: 140_000, taxRate: 0.37 },
  });
  const text = transcript.chapters.flatMap(({ turns }) => turns.map((turn) => turn.text)).join(' ');
  for (const amount of [
    study.withoutStudy,
    study.withStudy,
    study.increase,
    study.taxDeferred,
    study.increase - 256_000,
  ])
    expect(text).toContain(inText(amount));
});
