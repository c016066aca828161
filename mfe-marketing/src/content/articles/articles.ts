import type { Article } from './article.ts';

export const retirementExpenses = {
  id: 1,
  slug: 'retirement-expenses',
  cover: 'retirement-expenses',
  title: 'What a year of retirement costs, with tax and Medicare counted',
  excerpt:
    'One couple’s budget for 2026, line by line: the tax on withdrawals and benefits, Part B, required distributions, prices after twenty years, and what changes for the survivor or the owner who sells.',
  description:
    'A worked household budget for 2026, with tax on withdrawals, Medicare, required distributions, inflation, the survivor and the owner who sells.',
  category: 'Retirement Planning',
  published: '2025-06-12',
  revised: '2026-11-27',
  related: ['social-security-guide', 'capital-preservation'],
} as const satisfies Article;

export const socialSecurityGuide = {
  id: 2,
  slug: 'social-security-guide',
  cover: 'social-security-guide-3',
  title: 'Social Security: what you pay in, what 62 costs, what is taxed',
  excerpt:
    'The benefit at every claiming age from 62 to 70, the wage base from 2002 to 2011 and now, the two steps at which benefits become taxable, and what an S corporation salary puts on the record.',
  description:
    'Claiming ages 62 to 70, wage bases of 2002 to 2011 and 2026, the earnings test, the tax on benefits, and the salary of an S corporation owner.',
  category: 'Social Security',
  published: '2025-03-18',
  revised: '2026-11-27',
  related: ['retirement-expenses', 'year-end-tax-planning'],
} as const satisfies Article;

export const yearEndTaxPlanning = {
  id: 3,
  slug: 'year-end-tax-planning',
  cover: 'year-end-tax-planning',
  title: 'Year-end tax planning: what has to happen by December 31, 2026',
  excerpt:
    'Which moves end on December 31 and which stay open until April: opportunity zone gain, safe harbors, plan limits, inherited IRAs, new deductions, charity, equipment, and a checklist for owners.',
  description:
    'Year-end 2026: opportunity zones, estimated tax, plan limits, distributions, new deductions, charity, depreciation, and what stays open until April.',
  category: 'Tax Planning',
  published: '2025-10-14',
  revised: '2026-11-27',
  related: ['retirement-expenses', 'estate-planning-essentials'],
} as const satisfies Article;

export const nonStockMarketAlternatives = {
  id: 4,
  slug: 'non-stock-market-alternatives',
  cover: 'non-stock-market-alternatives',
  title: 'What a business owner can hold other than listed shares',
  excerpt:
    'Bonds, CDs, annuities, buildings, private loans, cash value insurance and the company itself: how fast each becomes cash, how it is taxed, who supervises it, and when to leave it alone.',
  description:
    'Eight holdings other than listed shares: liquidity, cost, federal tax, supervision, and worked examples for an owner of a company.',
  category: 'Investment Strategy',
  published: '2025-02-11',
  revised: '2026-11-27',
  related: ['capital-preservation', 'estate-planning-essentials'],
} as const satisfies Article;

export const estatePlanningEssentials = {
  id: 5,
  slug: 'estate-planning-essentials',
  cover: 'estate-planning-essentials-4',
  title: 'Estate planning for owners: exclusion, documents and basis',
  excerpt:
    'A case in which no estate tax was due and nearly everything else failed. Then the figures for 2025 and 2026, portability, wills and trusts, beneficiary forms, basis, and handing on the business.',
  description:
    'Federal estate and gift figures for 2025 and 2026, portability, trusts, powers of attorney, beneficiary forms, basis and business succession.',
  category: 'Estate Planning',
  published: '2025-05-20',
  revised: '2026-11-27',
  related: ['capital-preservation', 'year-end-tax-planning'],
} as const satisfies Article;

export const capitalPreservation = {
  id: 6,
  slug: 'capital-preservation',
  cover: 'capital-preservation-2',
  title: 'Capital preservation: the order of returns and what is insured',
  excerpt:
    'The same five returns in two orders, worked out with a reserve and without, then inflation, required distributions, what is insured and to what limit, and the risk that an owner already carries.',
  description:
    'Sequence of returns, inflation, required distributions, deposit and brokerage insurance, and an owner’s concentration, each with its arithmetic.',
  category: 'Retirement Planning',
  published: '2025-08-26',
  revised: '2026-11-27',
  related: ['retirement-expenses', 'non-stock-market-alternatives'],
} as const satisfies Article;

/** In display order. The first one is featured. */
export const articles: readonly Article[] = [
  retirementExpenses,
  socialSecurityGuide,
  yearEndTaxPlanning,
  nonStockMarketAlternatives,
  estatePlanningEssentials,
  capitalPreservation,
];

/** Slug of a category, for the address. */
export const categorySlug = (category: string): string => category.toLowerCase().replaceAll(' ', '-');
