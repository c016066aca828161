import type { Heading } from '../sections.ts';

/** The kinds of section that only the newsletter's page has. */
export type OwnNewsletterSection =
  | ({
      readonly kind: 'subscribe';
      readonly formLabel: string;
      /** What stands in a letter, from its first paragraph to its last. */
      readonly letter: readonly { readonly title: string; readonly text: string }[];
    } & Heading)
  | ({
      readonly kind: 'months';
      readonly months: readonly { readonly month: string; readonly subject: string }[];
    } & Heading);

export type NewsletterSection<Kind extends OwnNewsletterSection['kind']> = Extract<
  OwnNewsletterSection,
  { readonly kind: Kind }
>;
