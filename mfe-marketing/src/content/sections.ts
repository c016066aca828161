import type { StrategyId } from 'shared-contract/strategies';
import type { IconName } from 'shared-ui/icon';
import type { PlanSheetProps } from 'shared-ui/plan-sheet';
import type { FirmClaim, HeadClaim } from './claims.ts';
import type { Testimonial } from './testimonials.ts';

/** Where a link leads and what it is called. `to` comes from the path table, `href` is a mail, phone or outside address. */
export type Action = {
  readonly label: string;
  readonly newTab?: boolean;
} & ({ readonly to: string } | { readonly href: string });

/** The same where it is one of our own pages. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
}

export interface Heading {
  /** Names the section in the address and in the accessibility tree; unique in the page. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
}

/** The one main heading of a page, and the page's short name in the breadcrumb. */
export interface PageHeading extends Heading {
  readonly page: string;
  /** The page that lists it, where it is one of several. */
  readonly parent?: PageLink;
}

interface Named {
  readonly title: string;
  readonly text: string;
}

type Tone = 'ground' | 'surface' | 'sheet';

/**
 * The kinds of section that several pages share. A kind added here without a view in `sections/common` does not
 * compile. What only one page needs is a kind of that page.
 */
interface CommonSections {
  /** The head of a page that sells: its one main heading and what is sold, drawn as a sheet, on blue. */
  hero: PageHeading & {
    /** What decides at first sight, the price above all: a few words each. */
    readonly points?: readonly string[];
    readonly actions?: readonly Action[];
    readonly sheet: PlanSheetProps;
    /** For a sheet with figures that promise something. */
    readonly disclosure?: string;
  };
  /** The head of a page with something to do: short, so that the task begins on the first screen. */
  taskHero: PageHeading;
  /** The head of a page to read. */
  readingHero: PageHeading & {
    readonly claims?: readonly FirmClaim[];
    readonly facts?: readonly { readonly term: string; readonly value: string }[];
  };
  /** Things of equal weight, side by side. */
  cards: Heading & {
    readonly tone?: Tone;
    readonly numbered?: boolean;
    readonly columns?: 2 | 3 | 4;
    readonly items: readonly (Named & { readonly icon?: IconName; readonly action?: Action })[];
  };
  /** Steps that follow each other along a line; as courses of a wall, each above the last, where they rise. */
  steps: Heading & {
    readonly tone?: Tone;
    readonly rising?: true;
    readonly steps: readonly (Named & { readonly takes: string })[];
  };
  /** Short statements to be held to. */
  checks: Heading & { readonly tone?: Tone; readonly items: readonly string[] };
  /** Running text beside its heading. */
  prose: Heading & { readonly tone?: Tone; readonly paragraphs: readonly string[]; readonly action?: Action };
  /** Figures the firm says about itself, each with what was counted and what it does not promise. */
  figures: Heading & { readonly tone?: Tone; readonly claims: readonly FirmClaim[] };
  /** The firm's figures in a row, each with its short note; the link leads to the record behind them. */
  figureStrip: Heading & {
    readonly tone?: Tone;
    readonly claims: readonly HeadClaim[];
    readonly record: Action;
  };
  /** The ten strategies in their canonical order, each in the words for this page's reader. */
  strategies: Heading & { readonly texts: Readonly<Record<StrategyId, string>> };
  testimonials: Heading & { readonly tone?: Tone; readonly items: readonly Testimonial[] };
  questions: Heading & {
    readonly tone?: Tone;
    readonly items: readonly { readonly question: string; readonly answer: readonly string[] }[];
  };
  /** The last word of a page. */
  callToAction: Heading & { readonly actions: readonly Action[]; readonly note?: string };
}

export type CommonSectionKind = keyof CommonSections;
export type CommonSection<Kind extends CommonSectionKind> = CommonSections[Kind];
export type AnyCommonSection = {
  [Kind in CommonSectionKind]: { readonly kind: Kind } & CommonSections[Kind];
}[CommonSectionKind];
