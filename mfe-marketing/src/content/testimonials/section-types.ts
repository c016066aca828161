import type { StrategyId } from 'shared-contract/strategies';
import type { Heading } from '../sections.ts';
import type { Testimonial } from '../testimonials.ts';

/** A testimonial with the work it speaks of, and with what that work cost. */
export interface Story extends Testimonial {
  readonly place: string;
  readonly situation: string;
  /** Key results, each a figure and what it is. */
  readonly results: readonly string[];
  /** Strategies of the plan; none where the story is not about a plan. */
  readonly strategies: readonly StrategyId[];
  /** Money, time and promises that the result took. */
  readonly took: string;
}

/** The kinds of section that only the page of client stories has. */
export type OwnTestimonialsSection =
  | ({ readonly kind: 'stories'; readonly items: readonly Story[] } & Heading)
  | ({
      readonly kind: 'rule';
      readonly tone?: 'ground' | 'surface';
      readonly columns: { readonly asks: string; readonly does: string };
      readonly items: readonly { readonly title: string; readonly asks: string; readonly does: string }[];
      readonly source: string;
    } & Heading);

export type TestimonialsPageSection<Kind extends OwnTestimonialsSection['kind']> = Extract<
  OwnTestimonialsSection,
  { readonly kind: Kind }
>;
