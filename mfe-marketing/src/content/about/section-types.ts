import type { Heading } from '../sections.ts';

/** The kinds of section that only the about page has. */
export type OwnAboutSection =
  | ({ readonly kind: 'biography' } & Heading)
  | ({ readonly kind: 'team'; readonly wholeTeamLabel: string } & Heading);

export type AboutSection<Kind extends OwnAboutSection['kind']> = Extract<
  OwnAboutSection,
  { readonly kind: Kind }
>;
