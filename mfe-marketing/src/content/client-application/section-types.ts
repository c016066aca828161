import type { Heading } from '../sections.ts';

/** The kinds of section that only the client application has. */
export type OwnClientApplicationSection =
  /** The form, and beside it what it helps to know. */
  | ({
      readonly kind: 'application';
      /** Stored with what is sent. */
      readonly source: string;
      readonly asides: readonly { readonly title: string; readonly items: readonly string[] }[];
    } & Heading)
  /** The onboarding of an owner, to be read and not to be filled in. */
  | ({ readonly kind: 'sample'; readonly printedNote: string } & Heading);

export type ClientApplicationSection<Kind extends OwnClientApplicationSection['kind']> = Extract<
  OwnClientApplicationSection,
  { readonly kind: Kind }
>;
