/** One block of a printable document. Blanks are drawn as ruled space to write in. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'checklist'; readonly items: readonly string[] }
  | { readonly kind: 'fields'; readonly labels: readonly string[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Empty rows after the filled ones. */
      readonly blanks?: number;
    }
  | { readonly kind: 'notice'; readonly text: string };

export interface PrintableDocument {
  readonly kind: 'document';
  /** Slides are printed one a landscape page; pages run on. */
  readonly format: 'pages' | 'slides';
  readonly title: string;
  readonly purpose: string;
  readonly asOf: string;
  readonly sections: readonly { readonly heading: string; readonly blocks: readonly Block[] }[];
  readonly sources: readonly string[];
}
