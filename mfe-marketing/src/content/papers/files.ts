import { document as cashBalancePlanGuide } from './cash-balance-plan-guide.mdx?document';
import { document as interestRates } from './interest-rates-and-plan-design.mdx?document';
import { document as medicalPractice } from './medical-practice-case-study.mdx?document';
import { document as alternatives } from './non-stock-market-alternatives.mdx?document';
import { document as ownerStrategy } from './owner-retirement-strategy.mdx?document';
import { document as planTrends } from './retirement-plan-trends.mdx?document';
import { document as allocations } from './social-security-allocations.mdx?document';
import { document as socialSecurity } from './understanding-social-security.mdx?document';
import type { PaperFile } from './paper.ts';

/** The PDF of each paper. A paper that has none here is asked for. */
export const paperFiles: Readonly<Partial<Record<string, PaperFile>>> = {
  'cash-balance-plan-guide': cashBalancePlanGuide,
  'interest-rates-and-plan-design': interestRates,
  'medical-practice-case-study': medicalPractice,
  'non-stock-market-alternatives': alternatives,
  'owner-retirement-strategy': ownerStrategy,
  'retirement-plan-trends': planTrends,
  'social-security-allocations': allocations,
  'understanding-social-security': socialSecurity,
};
