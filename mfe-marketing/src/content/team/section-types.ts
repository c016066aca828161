import type { Heading } from '../sections.ts';

/** Who of the firm draws a document, who checks it and who gives it out. */
export interface TitleBlock {
  readonly document: string;
  readonly drawn: string;
  readonly checked: string;
  readonly issued: string;
  /** What the check consists of. */
  readonly check: string;
}

/** The kinds of section that only the team page has. */
export type OwnTeamSection =
  | ({
      readonly kind: 'profiles';
      readonly action: { readonly label: string; readonly to: string };
    } & Heading)
  | ({
      readonly kind: 'titleBlocks';
      readonly items: readonly TitleBlock[];
      readonly note: string;
    } & Heading);

export type TeamSection<Kind extends OwnTeamSection['kind']> = Extract<
  OwnTeamSection,
  { readonly kind: Kind }
>;
