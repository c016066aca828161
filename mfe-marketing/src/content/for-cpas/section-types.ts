import type { PlanSheetProps } from 'shared-ui/plan-sheet';
import type { Action, Heading, PageHeading } from '../sections.ts';
import type { ReachSection } from '../landing/section-types.ts';

interface Way {
  readonly title: string;
  readonly text: string;
  readonly facts: readonly { readonly term: string; readonly value: string }[];
  readonly action: Action;
}

/** The kinds of section that only this page has. */
export type OwnForCpasSection =
  | ({
      /** The head of the page: what a CPA can do here, each with its price. */
      readonly kind: 'chooser';
      readonly ways: readonly ({ readonly name: string; readonly price: string } & (
        | { readonly to: string }
        | { readonly href: string }
      ))[];
    } & PageHeading)
  | ({
      readonly kind: 'specimen';
      readonly sheet: PlanSheetProps;
      readonly disclosure: string;
    } & Heading)
  | ({
      readonly kind: 'apply';
      readonly tone?: 'surface';
      readonly points: readonly string[];
      /** On a phone this line opens the form, where the same one stands further up. */
      readonly folded?: string;
      readonly form: { readonly label: string; readonly source: string; readonly height: 400 | 500 };
    } & Heading)
  | ({
      readonly kind: 'investment';
      readonly price: string;
      readonly period: string;
      readonly terms: string;
      readonly contains: { readonly title: string; readonly items: readonly string[] };
      readonly leavesOut: { readonly title: string; readonly items: readonly string[] };
      readonly arithmetic: readonly { readonly term: string; readonly value: string }[];
      readonly disclosure: string;
      readonly compare: { readonly label: string; readonly to: string };
    } & Heading)
  | ({ readonly kind: 'ways'; readonly ways: readonly Way[] } & Heading)
  | ReachSection;

export type ForCpasSection<Kind extends OwnForCpasSection['kind']> = Extract<
  OwnForCpasSection,
  { readonly kind: Kind }
>;
