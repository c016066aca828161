import type { Heading } from '../sections.ts';
import type { OnboardingVariant } from './definition.ts';

/** The kinds of section that only the onboarding page has. */
export type OwnOnboardingSection =
  /** The onboarding itself for members; for everybody else what this says, and the way in. */
  | ({
      readonly kind: 'start';
      readonly points: readonly string[];
      /** What the heading says where the form comes from a provider and no account is needed. */
      readonly provided: Pick<Heading, 'title'> & { readonly lead: string };
      /** What coaches and administrators read in its place. */
      readonly staff: Pick<Heading, 'title'> & { readonly lead: string; readonly action: string };
    } & Heading)
  /** The steps of each onboarding, to read before one begins. */
  | ({
      readonly kind: 'outline';
      readonly tone?: 'ground' | 'surface';
      readonly lists: readonly { readonly variant: OnboardingVariant; readonly title: string }[];
      readonly sampleLabel: string;
    } & Heading);

export type OnboardingSection<Kind extends OwnOnboardingSection['kind']> = Extract<
  OwnOnboardingSection,
  { readonly kind: Kind }
>;
