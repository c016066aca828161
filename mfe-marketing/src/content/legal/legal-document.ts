/** What stands above the text of a legal document. The text itself is the `.mdx` file of the same name. */
export interface LegalHead {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** When the text was really revised, the latest first. */
  readonly revisions: readonly [LegalRevision, ...LegalRevision[]];
}

interface LegalRevision {
  /** A calendar day, `2026-11-20`. */
  readonly date: string;
  readonly changed: string;
}
