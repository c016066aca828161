import type { SignedPlan } from 'shared-contract/signed-plans';
import type { PackagesContent } from '../packages.ts';
import type { ReachSection } from '../landing/section-types.ts';
import type { Action, Heading, PageHeading } from '../sections.ts';

interface Door {
  readonly reader: string;
  readonly text: string;
  readonly actions: readonly Action[];
}

/** The kinds of section that only this page has. */
export type OwnForClientsSection =
  | ({ readonly kind: 'doors'; readonly doors: readonly [Door, Door] } & Heading)
  | ({
      /** The head of the page, with the assessment in it. */
      readonly kind: 'assessment';
      readonly formLabel: string;
      readonly points: readonly string[];
      readonly actions: readonly Action[];
    } & PageHeading)
  | ({
      readonly kind: 'plans';
      readonly plans: readonly SignedPlan[];
      /** Shown with the plans, in the same size. */
      readonly disclosure: string;
    } & Heading)
  | ({ readonly kind: 'packages'; readonly id: string } & PackagesContent)
  | ReachSection;

export type ForClientsSection<Kind extends OwnForClientsSection['kind']> = Extract<
  OwnForClientsSection,
  { readonly kind: Kind }
>;
