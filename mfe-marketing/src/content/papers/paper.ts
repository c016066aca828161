import type { Review } from '../review.ts';

/** In the order of their buttons. */
export const whitePaperCategories = [
  'Investment Strategy',
  'Social Security',
  'Retirement Planning',
] as const;
export const retirementCategories = [
  'Cash Balance Plans',
  'Market Trends',
  'Business Strategy',
  'Case Studies',
  'Market Analysis',
] as const;

/** Data that the build generates for a white paper's PDF. */
export interface PaperFile {
  /** Stays the same in every release. */
  readonly file: string;
  readonly pages: number;
  readonly bytes: number;
  /** Image of the first page. */
  readonly cover: { readonly src: string; readonly width: number; readonly height: number };
}

/**
 * A document to read on the page and to download. Its text is in the `.mdx` file of the same name. The build renders
 * the PDF and counts its pages.
 */
export interface Paper<Category extends string = string> {
  /** Also the name of the file: `/resources/<id>.pdf`. */
  readonly id: string;
  readonly title: string;
  /** For the card. 100 to 220 characters. */
  readonly description: string;
  /** For the preview and the first page of the PDF. Two or three paragraphs of plain text, 90 to 160 words in total. */
  readonly preview: readonly string[];
  readonly category: Category;
  readonly featured?: true;
  /** Date, such as `2026-11-20`. */
  readonly revised: string;
  readonly review: Review;
}

export type WhitePaper = Paper<(typeof whitePaperCategories)[number]>;

export interface RetirementPaper extends Paper<(typeof retirementCategories)[number]> {
  /** Benefits for the reader, four to six short lines. */
  readonly benefits: readonly string[];
}
