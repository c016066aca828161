/** A block of a document or slide. Fields and blanks are for handwriting or typing. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'checklist'; readonly items: readonly string[] }
  | { readonly kind: 'fields'; readonly labels: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      /** Fractions of the width, if the columns are not equally wide. */
      readonly widths?: readonly number[];
      readonly rows: readonly (readonly string[])[];
      /** Empty rows after the filled ones. */
      readonly blanks?: number;
    }
  | { readonly kind: 'notice'; readonly text: string }
  /** Bars in dollars, one per label. */
  | {
      readonly kind: 'bars';
      readonly caption: string;
      readonly bars: readonly { readonly label: string; readonly value: number }[];
    }
  /** Steps on a line, left to right. */
  | {
      readonly kind: 'timeline';
      readonly caption: string;
      readonly steps: readonly { readonly when: string; readonly what: string }[];
    };

/** Shown in each file of which counsel has to read the text before a firm uses it. */
export const sampleNotice = 'Sample for review by counsel. Not legal advice.';

export interface ToolSection {
  readonly heading: string;
  /** Starts on a new page of a document. */
  readonly startsPage?: true;
  readonly blocks: readonly Block[];
  /** Speaker notes, on slides. */
  readonly notes?: string;
}

export interface ToolDocument {
  readonly kind: 'document';
  /** Pages of a word processor, or slides of a presentation. */
  readonly format: 'pages' | 'slides';
  readonly title: string;
  readonly purpose: string;
  readonly asOf: string;
  /** For tables with many columns. */
  readonly isLandscape?: boolean;
  /** Shows `sampleNotice` at the top and on each page. */
  readonly isSample?: true;
  /** Minimum size of all text, where the law sets one. */
  readonly minPoints?: number;
  readonly sections: readonly ToolSection[];
  readonly sources: readonly string[];
}
