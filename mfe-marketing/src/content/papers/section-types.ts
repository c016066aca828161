import type { Action, Heading, PageHeading } from '../sections.ts';
import type { Library } from './library.ts';
import type { benefits, heroFigures, successStory, whoItDoesNotSuit } from './retirement-page.ts';

/** The kinds of section that only the two libraries of papers have. */
export type OwnPapersSection =
  | ({ readonly kind: 'library'; readonly library: Library } & Heading)
  | ({
      readonly kind: 'offer';
      readonly claim: string;
      readonly qualification: string;
      readonly action: Action;
    } & Heading)
  | ({ readonly kind: 'figuresHero'; readonly figures: typeof heroFigures } & PageHeading)
  | ({ readonly kind: 'benefits'; readonly items: typeof benefits } & Heading)
  | ({ readonly kind: 'story'; readonly story: typeof successStory } & Heading)
  | ({ readonly kind: 'unsuited'; readonly items: typeof whoItDoesNotSuit } & Heading);

export type PapersSection<Kind extends OwnPapersSection['kind']> = Extract<
  OwnPapersSection,
  { readonly kind: Kind }
>;
