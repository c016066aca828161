import type { Article } from './article.ts';
import { retirementExpenses, socialSecurityGuide, yearEndTaxPlanning } from './records-1.ts';
import { capitalPreservation, estatePlanningEssentials, nonStockMarketAlternatives } from './records-2.ts';

/** All articles in the order in which they are listed; the first is featured. */
export const articles: readonly Article[] = [
  retirementExpenses,
  socialSecurityGuide,
  yearEndTaxPlanning,
  nonStockMarketAlternatives,
  estatePlanningEssentials,
  capitalPreservation,
];

/** A category as the address names it. */
export const categorySlug = (category: string): string => category.toLowerCase().replaceAll(' ', '-');
