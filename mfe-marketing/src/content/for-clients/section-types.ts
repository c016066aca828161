import type { SignedPlan } from 'shared-contract/signed-plans';
import type { ReachSection } from '../landing/section-types.ts';
import type { Action, Heading } from '../sections.ts';

interface Door {
  readonly reader: string;
  readonly text: string;
  readonly actions: readonly Action[];
}

/** The kinds of section that only this page has. */
export type OwnForClientsSection =
  | ({ readonly kind: 'doors'; readonly doors: readonly [Door, Door] } & Heading)
  | ({
      readonly kind: 'assessment';
      readonly formLabel: string;
      readonly points: readonly string[];
    } & Heading)
  | ({
      readonly kind: 'plans';
      readonly plans: readonly SignedPlan[];
      /** Shown with the plans, in the same size. */
      readonly disclosure: string;
    } & Heading)
  | ReachSection;

export type ForClientsSection<Kind extends OwnForClientsSection['kind']> = Extract<
  OwnForClientsSection,
  { readonly kind: Kind }
>;
