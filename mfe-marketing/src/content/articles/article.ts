import { paths } from 'shared-contract/paths';
import type { PageHead } from '../../page.tsx';

/** In the order of their buttons. A category can be empty. */
export const articleCategories = [
  'Retirement Planning',
  'Social Security',
  'Tax Planning',
  'Investment Strategy',
  'Estate Planning',
  'Wealth Management',
] as const;

export type ArticleCategory = (typeof articleCategories)[number];

export type ArticleSlug =
  | 'retirement-expenses'
  | 'social-security-guide'
  | 'year-end-tax-planning'
  | 'non-stock-market-alternatives'
  | 'estate-planning-essentials'
  | 'capital-preservation';

/** All articles have the team as their author. The firm's name precedes it. */
export const teamLabel = 'Advisory Team';

/** Header data of an article, also for its card. The text is in the `.mdx` file of the same name. */
export interface Article {
  readonly id: number;
  readonly slug: ArticleSlug;
  readonly title: string;
  /** For the card. 120 to 220 characters. */
  readonly excerpt: string;
  /** For search results. 50 to 160 characters. */
  readonly description: string;
  readonly category: ArticleCategory;
  /** Dates of the first publication and of the last revision, such as `2026-11-20`. */
  readonly published: string;
  readonly revised: string;
  /** Seed of the generated drawing. Adjacent articles need different drawings. */
  readonly cover: string;
  /** Two other articles, closest subject first. */
  readonly related: readonly [ArticleSlug, ArticleSlug];
}

export const head = {
  title: 'Blog',
  description:
    'Six long articles on retirement, Social Security, year-end tax, estates and capital, each with its figures, its year and its sources.',
  path: paths.blog,
} satisfies PageHead;
