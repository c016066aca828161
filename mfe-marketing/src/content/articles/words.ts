import { words as capitalPreservation } from './capital-preservation.mdx?words';
import { words as estatePlanningEssentials } from './estate-planning-essentials.mdx?words';
import { words as nonStockMarketAlternatives } from './non-stock-market-alternatives.mdx?words';
import { words as retirementExpenses } from './retirement-expenses.mdx?words';
import { words as socialSecurityGuide } from './social-security-guide.mdx?words';
import { words as yearEndTaxPlanning } from './year-end-tax-planning.mdx?words';
import type { ArticleSlug } from './article.ts';

/** Word count of each article, which the build computes. */
export const articleWords: Readonly<Record<ArticleSlug, number>> = {
  'retirement-expenses': retirementExpenses,
  'social-security-guide': socialSecurityGuide,
  'year-end-tax-planning': yearEndTaxPlanning,
  'non-stock-market-alternatives': nonStockMarketAlternatives,
  'estate-planning-essentials': estatePlanningEssentials,
  'capital-preservation': capitalPreservation,
};
