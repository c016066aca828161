import type { FirmClaim } from '../claims.ts';
import type { Action, Heading } from '../sections.ts';

export interface PaymentOption {
  readonly id: 'full' | 'installments';
  readonly name: string;
  readonly text: string;
  readonly action: Action;
}

interface Included {
  /** The figure at the head of the line. */
  readonly figure: string;
  readonly title: string;
  readonly text: string;
}

export interface PriceFamily {
  readonly name: string;
  readonly text: string;
  readonly offers: readonly {
    readonly name: string;
    /** Revenue, or another bar. */
    readonly band: string;
    readonly price: string;
  }[];
  readonly action: { readonly label: string; readonly to: string };
}

/** A number that the reader can change, with its limits. */
export interface Slider {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly step: number;
  readonly start: number;
}

/** The kinds of section that only the pricing page has. */
export type OwnPricingSection =
  | ({
      readonly kind: 'payment';
      readonly label: string;
      readonly options: readonly PaymentOption[];
      readonly startsTitle: string;
      /** Which pages name which price. */
      readonly note: string;
    } & Heading)
  | ({
      readonly kind: 'return';
      readonly sliders: Readonly<Record<'retainers' | 'price' | 'hours', Slider>>;
      readonly disclosure: string;
      readonly goal: FirmClaim;
    } & Heading)
  | ({ readonly kind: 'included'; readonly items: readonly Included[] } & Heading)
  | ({
      readonly kind: 'compare';
      readonly families: readonly PriceFamily[];
      readonly note: string;
    } & Heading);

export type PricingSection<Kind extends OwnPricingSection['kind']> = Extract<
  OwnPricingSection,
  { readonly kind: Kind }
>;
