import type { StrategyId } from 'shared-contract/strategies';
import type { IconName } from 'shared-ui/icon';
import type { FirmClaim } from './claims.ts';
import type { Testimonial } from './testimonials.ts';

/** Where a link leads and what it is called. `to` comes from the path table, `href` is a mail, phone or outside address. */
export type Action = {
  readonly label: string;
  readonly newTab?: boolean;
} & ({ readonly to: string } | { readonly href: string });

export interface Heading {
  /** Names the section in the address and in the accessibility tree; unique in the page. */
  readonly id: string;
  readonly eyebrow: string;
  readonly title: string;
  readonly lead?: string;
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
  /** The head of a page: its one main heading, with claims, facts or first steps below. */
  hero: Heading & {
    /** What the drawing grows from, where the page's id would draw what the page beside it shows. */
    readonly drawing?: string;
    readonly claims?: readonly FirmClaim[];
    readonly facts?: readonly { readonly term: string; readonly value: string }[];
    readonly actions?: readonly Action[];
  };
  /** Things of equal weight, side by side. */
  cards: Heading & {
    readonly tone?: Tone;
    readonly numbered?: boolean;
    readonly columns?: 2 | 3 | 4;
    readonly items: readonly (Named & { readonly icon?: IconName; readonly action?: Action })[];
  };
  /** Steps that follow each other, each one course above the last. */
  steps: Heading & {
    readonly tone?: Tone;
    readonly steps: readonly (Named & { readonly takes: string })[];
  };
  /** Short statements to be held to. */
  checks: Heading & { readonly tone?: Tone; readonly items: readonly string[] };
  /** Running text beside its heading. */
  prose: Heading & { readonly tone?: Tone; readonly paragraphs: readonly string[]; readonly action?: Action };
  /** Figures the firm says about itself, each with what was counted and what it does not promise. */
  figures: Heading & { readonly tone?: Tone; readonly claims: readonly FirmClaim[] };
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
