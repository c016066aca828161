import type { Article } from './article.ts';

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
  revised: '2026-11-20',
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
  revised: '2026-11-20',
  related: ['capital-preservation', 'year-end-tax-planning'],
} as const satisfies Article;

export const capitalPreservation = {
  id: 6,
  slug: 'capital-preservation',
  cover: 'capital-preservation-2',
  title: 'Capital preservation: what a careful split does in dollars',
  excerpt:
    'A sample allocation of $1,000,000 in a bad year, the order of returns worked out both ways, inflation, required distributions, what is insured, and the risk that an owner already carries.',
  description:
    'A sample allocation for teaching, sequence of returns, inflation, required distributions, insurance and owner concentration, with the arithmetic.',
  category: 'Retirement Planning',
  published: '2025-08-26',
  revised: '2026-11-20',
  related: ['retirement-expenses', 'non-stock-market-alternatives'],
} as const satisfies Article;
