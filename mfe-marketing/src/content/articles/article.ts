/** The categories of the articles, in the order of their buttons. One may be empty for now. */
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

/** Every article is the team's; the firm's name stands before it. */
export const teamLabel = 'Advisory Team';

/** What stands above an article and on its card. Its text is the `.mdx` file of the same name. */
export interface Article {
  readonly id: number;
  readonly slug: ArticleSlug;
  readonly title: string;
  /** For the card: 120 to 220 characters. */
  readonly excerpt: string;
  /** For search results: 50 to 160 characters. */
  readonly description: string;
  readonly category: ArticleCategory;
  /** Calendar days, `2026-11-20`: first published, and last revised. */
  readonly published: string;
  readonly revised: string;
  /** Seed of its drawing, chosen so that neighbors in the list differ. */
  readonly cover: string;
  /** Two others, nearest in subject first. */
  readonly related: readonly [ArticleSlug, ArticleSlug];
}
