import type { PortraitFeatures } from 'shared-ui/portrait';
import type { Heading } from '../sections.ts';

export interface Tier {
  readonly name: string;
  readonly price: string;
  readonly period?: string;
  readonly revenue: string;
  /** Ends of the band in thousands of dollars; a tier without an upper end stays open. */
  readonly band: { readonly from: number; readonly to?: number };
  readonly text: string;
  readonly action: { readonly label: string; readonly to: string };
}

/** One line of the scope: what it is, and what each tier gets, in the order of the tiers. */
export interface ScopeLine {
  readonly what: string;
  readonly tiers: readonly [string, string, string];
}

interface Stretch {
  readonly days: string;
  readonly title: string;
  readonly text: string;
  readonly yours: string;
}

export interface ClientStory {
  readonly id: string;
  readonly name: string;
  readonly portrait: PortraitFeatures;
  readonly business: string;
  readonly tier: string;
  readonly quote: string;
  readonly facts: readonly { readonly term: string; readonly text: string }[];
  readonly disclosure: string;
}

/** The kinds of section that only the services page has. */
export type OwnServicesSection =
  | ({
      readonly kind: 'tiers';
      readonly tiers: readonly [Tier, Tier, Tier];
      readonly scope: readonly ScopeLine[];
      readonly terms: string;
      readonly elsewhere: { readonly text: string; readonly label: string; readonly to: string };
    } & Heading)
  | ({
      readonly kind: 'onboarding';
      readonly stretches: readonly Stretch[];
      readonly after: string;
    } & Heading)
  | ({ readonly kind: 'stories'; readonly stories: readonly ClientStory[] } & Heading);

export type ServicesSection<Kind extends OwnServicesSection['kind']> = Extract<
  OwnServicesSection,
  { readonly kind: Kind }
>;
