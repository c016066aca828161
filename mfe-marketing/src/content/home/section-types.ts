import type { StrategyId } from 'shared-contract/strategies';
import type { ClaimId } from '../claims.ts';
import type { PackagesContent } from '../packages.ts';
import type { PageLink } from '../sections.ts';

interface Heading {
  readonly title: string;
  readonly lead?: string;
}

export interface HeroSlide {
  readonly id: 'owners' | 'certification';
  readonly eyebrow: string;
  readonly title: string;
  readonly text: string;
  /** The first one is the primary action. */
  readonly actions: readonly PageLink[];
  readonly points: readonly string[];
}

/** Sections of the home page by kind. A kind without a view in `sections/home` doesn't compile. */
interface HomeSections {
  hero: { readonly slides: readonly [HeroSlide, HeroSlide] };
  challenge: Heading & {
    readonly action: PageLink;
    readonly calendarTitle: string;
    readonly calendar: readonly {
      readonly when: string;
      readonly title: string;
      readonly text: string;
      readonly left: string;
    }[];
  };
  solution: Heading & {
    readonly caption: string;
    readonly parts: readonly { readonly title: string; readonly text: string }[];
  };
  steps: Heading & {
    readonly steps: readonly { readonly title: string; readonly text: string; readonly outcome: string }[];
    readonly form: { readonly title: string; readonly text: string };
  };
  reasons: Heading & {
    readonly columns: { readonly usual: string; readonly here: string };
    readonly reasons: readonly { readonly title: string; readonly usual: string; readonly here: string }[];
  };
  about: { readonly title: string; readonly text: string; readonly action: PageLink };
  message: Heading & {
    /** Name of the speaker. */
    readonly eyebrow: string;
    readonly action: PageLink;
    readonly poster: { readonly title: string; readonly caption: string };
    readonly transcriptLabel: string;
    readonly transcript: readonly string[];
  };
  packages: PackagesContent;
  stats: Heading & { readonly claims: readonly ClaimId[] };
  posts: Heading & {
    readonly posts: readonly {
      readonly id: string;
      readonly title: string;
      readonly excerpt: string;
      /** ISO date. */
      readonly date: string;
      readonly category: string;
      readonly readTime: string;
      readonly featured: boolean;
      /** The card's link, with its label. */
      readonly leadsTo: PageLink;
    }[];
    readonly action: PageLink;
  };
  ring: Heading & {
    /** Short names from the specification, for names that don't fit next to a stone. */
    readonly shortNames: Partial<Record<StrategyId, string>>;
  };
  podcast: Heading & { readonly feedLabel: string };
  nextStep: Heading & {
    readonly form: { readonly title: string; readonly text: string; readonly open: string };
    readonly certification: {
      readonly title: string;
      readonly text: string;
      readonly facts: readonly { readonly term: string; readonly value: string }[];
      readonly action: PageLink;
    };
  };
  numbers: Heading & {
    /** Label of the button that opens the schedule. */
    readonly open: string;
    readonly claims: readonly ClaimId[];
    readonly program: readonly {
      readonly value: string;
      readonly label: string;
      readonly basis: string;
      readonly limits: string;
    }[];
  };
}

export type HomeSectionKind = keyof HomeSections;
export type HomeSection<Kind extends HomeSectionKind> = HomeSections[Kind];
/** Section kinds below the hero. */
export type ListedSectionKind = Exclude<HomeSectionKind, 'hero'>;
export type AnyHomeSection = {
  [Kind in ListedSectionKind]: { readonly kind: Kind } & HomeSections[Kind];
}[ListedSectionKind];
