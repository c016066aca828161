import type { StrategyId } from 'shared-contract/strategies';
import type { IconName } from 'shared-ui/icon';
import type { PlanSheetProps } from 'shared-ui/plan-sheet';
import type { FirmClaim, HeadClaim } from './claims.ts';
import type { Testimonial } from './testimonials.ts';

/** A link and its label. `to` is from the path table. `href` is an email, phone, or external address. */
export type Action = {
  readonly label: string;
  readonly newTab?: boolean;
} & ({ readonly to: string } | { readonly href: string });

/** An action that links to a page of the site. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
}

export interface Heading {
  /** Fragment of the address and id for assistive technology. Must be unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
}

/** The page's `h1` and its short name in the breadcrumb. */
export interface PageHeading extends Heading {
  readonly page: string;
  /** The page that lists it, if it is one of several. */
  readonly parent?: PageLink;
}

interface Named {
  readonly title: string;
  readonly text: string;
}

type Tone = 'ground' | 'surface' | 'sheet';

/**
 * Section kinds that several pages share. A kind without a view in `sections/common` doesn't compile. A section that
 * only one page needs is a kind of that page.
 */
interface CommonSections {
  /** Header of a sales page: the `h1` and the offer, drawn as a sheet on blue. */
  hero: PageHeading & {
    /** Key selling points, above all the price. A few words each. */
    readonly points?: readonly string[];
    readonly actions?: readonly Action[];
    readonly sheet: PlanSheetProps;
    /** Disclaimer, for a sheet whose figures imply a promise. */
    readonly disclosure?: string;
  };
  /** Header of a page with a task. Short, so that the task starts on the first screen. */
  taskHero: PageHeading;
  /** Header of a page for reading. */
  readingHero: PageHeading & {
    readonly claims?: readonly FirmClaim[];
    readonly facts?: readonly { readonly term: string; readonly value: string }[];
  };
  /** Items of equal weight, side by side. */
  cards: Heading & {
    readonly tone?: Tone;
    readonly numbered?: boolean;
    readonly columns?: 2 | 3 | 4;
    readonly items: readonly (Named & { readonly icon?: IconName; readonly action?: Action })[];
  };
  /** Consecutive steps along a line or, if they rise, as courses of a wall. */
  steps: Heading & {
    readonly tone?: Tone;
    readonly rising?: true;
    readonly steps: readonly (Named & { readonly takes: string })[];
  };
  /** Short commitments of the firm. */
  checks: Heading & { readonly tone?: Tone; readonly items: readonly string[] };
  prose: Heading & { readonly tone?: Tone; readonly paragraphs: readonly string[]; readonly action?: Action };
  /** The firm's figures, each with its basis and limitations. */
  figures: Heading & { readonly tone?: Tone; readonly claims: readonly FirmClaim[] };
  /** The firm's figures in a row, each with a short note. The link opens the record behind them. */
  figureStrip: Heading & {
    readonly tone?: Tone;
    readonly claims: readonly HeadClaim[];
    readonly record: Action;
  };
  /** The ten strategies in canonical order, with text for the page's audience. */
  strategies: Heading & { readonly texts: Readonly<Record<StrategyId, string>> };
  testimonials: Heading & { readonly tone?: Tone; readonly items: readonly Testimonial[] };
  questions: Heading & {
    readonly tone?: Tone;
    readonly items: readonly { readonly question: string; readonly answer: readonly string[] }[];
  };
  callToAction: Heading & { readonly actions: readonly Action[]; readonly note?: string };
}

export type CommonSectionKind = keyof CommonSections;
export type CommonSection<Kind extends CommonSectionKind> = CommonSections[Kind];
export type AnyCommonSection = {
  [Kind in CommonSectionKind]: { readonly kind: Kind } & CommonSections[Kind];
}[CommonSectionKind];

/** The section of a kind among those of a page. */
export type OfKind<Section extends { readonly kind: string }, Kind extends Section['kind']> = Extract<
  Section,
  { readonly kind: Kind }
>;

/** Contact section at the end of a landing page, with the brand's details and the hours of one office. */
export type ContactDetails = {
  readonly kind: 'reach';
  readonly desk: 'general' | 'certification';
  /** Label for the time outside the hours. */
  readonly otherwise: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
} & Heading;

/** Header data of a legal document. The text is in the `.mdx` file of the same name. */
export interface LegalHead {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** Dates of actual revisions, newest first. */
  readonly revisions: readonly [LegalRevision, ...LegalRevision[]];
}

interface LegalRevision {
  /** Date, such as `2026-11-20`. */
  readonly date: string;
  readonly changed: string;
}
