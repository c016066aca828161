/** The parts of a library that papers belong to, in the order of their buttons. */
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

/** What the build says of a paper's PDF. */
export interface PaperFile {
  /** The same address in every release. */
  readonly file: string;
  readonly pages: number;
  readonly bytes: number;
  /** A picture of its first page. */
  readonly cover: { readonly src: string; readonly width: number; readonly height: number };
}

/**
 * A document to read on the page and to download. Its text is the `.mdx` file of the same name; the build writes the
 * PDF from both and counts its pages.
 */
export interface Paper<Category extends string = string> {
  /** Also the file's name: `/resources/<id>.pdf`. */
  readonly id: string;
  readonly title: string;
  /** For the card: 100 to 220 characters. */
  readonly description: string;
  /** What the preview shows and the PDF opens with: two or three paragraphs of plain text, 90 to 160 words together. */
  readonly preview: readonly string[];
  readonly category: Category;
  readonly featured?: true;
  /** Calendar day, `2026-11-20`. */
  readonly revised: string;
}

export type WhitePaper = Paper<(typeof whitePaperCategories)[number]>;

export interface RetirementPaper extends Paper<(typeof retirementCategories)[number]> {
  /** What a reader takes from it, four to six short lines. */
  readonly benefits: readonly string[];
}
