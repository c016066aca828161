import { paths } from 'shared-contract/paths';
import type { PageHead } from '../page.tsx';

/** In the order of the library's buttons. */
export const libraryCategories = [
  'Tax Planning',
  'Retirement Planning',
  'Estate Planning',
  'Educational Articles',
] as const;

interface LibraryItem {
  readonly id: string;
  readonly type: 'guide' | 'calculator' | 'whitepaper' | 'article';
  readonly title: string;
  readonly description: string;
  readonly category: (typeof libraryCategories)[number];
  readonly link: `/${string}`;
}

export const library = [
  {
    id: 'tax-center',
    type: 'guide',
    title: 'Comprehensive Tax Center',
    description:
      'Strategies in four groups, a year-end checklist, the 2026 and 2025 tables with the authority for each figure, and deadlines through 2027.',
    category: 'Tax Planning',
    link: paths.taxCenter,
  },
  {
    id: 'tax-brackets',
    type: 'calculator',
    title: 'Federal tax bracket estimate',
    description:
      'Regular federal income tax for 2025 or 2026 by filing status, one line for each bracket. It leaves out credits, the alternative minimum tax, and state tax.',
    category: 'Tax Planning',
    link: paths.calculator('tax-brackets'),
  },
  {
    id: 'opportunity-zone-gain',
    type: 'calculator',
    title: 'Opportunity zone gain due December 31, 2026',
    description:
      'Gain that you deferred in a qualified opportunity fund is taxed on December 31, 2026 (IRC 1400Z-2(b)). See the tax, and what waiting until January costs.',
    category: 'Tax Planning',
    link: paths.calculator('opportunity-zone-gain'),
  },
  {
    id: 'estimated-tax',
    type: 'calculator',
    title: 'Estimated tax: the safe harbors',
    description:
      'What to pay by the next due date: 90% of this year’s tax, or 100% or 110% of last year’s (IRC 6654(d)). It does not compute the addition to tax.',
    category: 'Tax Planning',
    link: paths.calculator('estimated-tax'),
  },
  {
    id: 'business-sale',
    type: 'calculator',
    title: 'Sale of a business: assets or stock',
    description:
      'The seller’s federal tax in an asset sale and in a sale of stock or an interest, the price that makes them equal, and what a note changes (IRC 751, 453A).',
    category: 'Tax Planning',
    link: paths.calculator('business-sale'),
  },
  {
    id: 's-corporation',
    type: 'calculator',
    title: 'S corporation or sole proprietor',
    description:
      'All the tax on the same profit, both ways: employment tax, income tax, the business income deduction, Tennessee tax, and what the corporation costs.',
    category: 'Tax Planning',
    link: paths.calculator('s-corporation'),
  },
  {
    id: 'business-income-deduction',
    type: 'calculator',
    title: 'Qualified business income deduction',
    description:
      'Section 199A for one or two businesses, with wages, property, the phase-in range, service businesses, losses, and aggregation.',
    category: 'Tax Planning',
    link: paths.calculator('business-income-deduction'),
  },
  {
    id: 'cost-segregation',
    type: 'calculator',
    title: 'Cost segregation: first-year depreciation',
    description:
      'Depreciation of a building in its first year, with and without an engineering-based study (IRC 168). The difference is timing, and you recapture part of it when you sell (IRC 1245 and 1250).',
    category: 'Tax Planning',
    link: paths.calculator('cost-segregation'),
  },
  {
    id: 'research-credit',
    type: 'calculator',
    title: 'Research credit by the simplified method',
    description:
      'Enter four years of qualified expenses to see the credit, full and reduced under IRC 280C(c). It cannot test your work against IRC 41(d).',
    category: 'Tax Planning',
    link: paths.calculator('research-credit'),
  },
  {
    id: 'retainer-return',
    type: 'calculator',
    title: 'Planning retainers: price, hours, and what remains',
    description:
      'For CPAs: what a year of planning retainers leaves after the program’s price and your hours. Arithmetic on your numbers, not a forecast.',
    category: 'Tax Planning',
    link: paths.calculator('retainer-return'),
  },
  {
    id: 'advanced-retirement-planning',
    type: 'guide',
    title: 'Advanced retirement planning',
    description:
      'For owners with profit above the 401(k) limits: cash balance plans, who should not have one, five documents, and a medical practice’s case.',
    category: 'Retirement Planning',
    link: paths.advancedRetirementPlanning,
  },
  {
    id: 'social-security-guide',
    type: 'guide',
    title: 'Social Security: what you pay in, what 62 costs, what is taxed',
    description:
      'Full retirement age and the benefit at 62 by year of birth, the benefit formula, how much of a benefit is taxed, and the wage bases from 2002 to 2011.',
    category: 'Retirement Planning',
    link: paths.blogArticle('social-security-guide'),
  },
  {
    id: 'retirement-contributions',
    type: 'calculator',
    title: '401(k) and catch-up limits',
    description:
      'What you can defer in 2025 or 2026 at your age, with the catch-up for ages 60 to 63, and whether the catch-up must be Roth (IRC 402(g) and 414(v)).',
    category: 'Retirement Planning',
    link: paths.calculator('retirement-contributions'),
  },
  {
    id: 'cash-balance',
    type: 'calculator',
    title: 'Cash balance contribution, an illustration',
    description:
      'A yearly contribution from age, pay and years to retirement, with every assumption. An enrolled actuary sets and certifies an actual plan’s figure.',
    category: 'Retirement Planning',
    link: paths.calculator('cash-balance'),
  },
  {
    id: 'required-distributions',
    type: 'calculator',
    title: 'Required distributions, own and inherited',
    description:
      'The required minimum distribution of a year from your own IRA or plan or an inherited one: divisor, due date, 10-year rule, and the tax on a missed amount.',
    category: 'Retirement Planning',
    link: paths.calculator('required-distributions'),
  },
  {
    id: 'white-papers',
    type: 'whitepaper',
    title: 'White Papers Library',
    description:
      'Three papers to preview and download: two on Social Security, one on income outside the stock market.',
    category: 'Retirement Planning',
    link: paths.whitePapers,
  },
  {
    id: 'planning-process',
    type: 'guide',
    title: 'How we make a plan, step by step',
    description:
      'The five steps of every plan, estate plans included: organize, analyze, strategize, prioritize, realize. Your attorney drafts wills and trusts.',
    category: 'Estate Planning',
    link: paths.about,
  },
  {
    id: 'retirement-expenses',
    type: 'article',
    title: 'What a year of retirement costs, with tax and Medicare counted',
    description:
      'One household’s budget for 2026: where its tax comes from, healthcare and Medicare, required distributions, and what changes when one spouse is left.',
    category: 'Educational Articles',
    link: paths.blogArticle('retirement-expenses'),
  },
  {
    id: 'blog',
    type: 'article',
    title: 'All articles',
    description:
      'Six articles on retirement, Social Security, taxes, investments and estates, each with its sources and revision date.',
    category: 'Educational Articles',
    link: paths.blog,
  },
] as const satisfies readonly LibraryItem[];

interface PartnerGroup {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly link: `/${string}`;
}

/** Types of partner firms on the partners page. */
export const partnerGroups = [
  {
    id: 'estate-planning',
    title: 'Estate Planning',
    text: 'Attorneys who draft wills, trusts and foundation charters, for you and your parents.',
    link: paths.partners,
  },
  {
    id: 'mortgage-services',
    title: 'Mortgage Services',
    text: 'A lender that reads a business return and knows how an underwriter will see your plan.',
    link: paths.partners,
  },
  {
    id: 'legal-services',
    title: 'Legal Services',
    text: 'Counsel for entity formation, buy-sell agreements and the sale of a company.',
    link: paths.partners,
  },
] as const satisfies readonly PartnerGroup[];

export const head = {
  title: 'Resources',
  description:
    'Guides, articles, white papers, and calculators on tax, retirement, and estates, by category, each with its year and sources.',
  path: paths.resources,
} satisfies PageHead;
