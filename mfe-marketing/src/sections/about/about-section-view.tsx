import type { ReactNode } from 'react';
import type { AboutSection, AboutSectionKind, AnyAboutSection } from '../../content/about/section-types.ts';
import { BiographySection } from './biography-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DifferentiatorsSection } from './differentiators-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { ProcessSection } from './process-section.tsx';
import { ReasonsSection } from './reasons-section.tsx';
import { TeamSection } from './team-section.tsx';
import { ValuesSection } from './values-section.tsx';

/** One view for each kind: a kind without one does not compile. */
const views: { [Kind in AboutSectionKind]: (props: { section: AboutSection<Kind> }) => ReactNode } = {
  hero: HeroSection,
  biography: BiographySection,
  differentiators: DifferentiatorsSection,
  process: ProcessSection,
  reasons: ReasonsSection,
  values: ValuesSection,
  contact: ContactSection,
  team: TeamSection,
};

export function AboutSectionView({ section }: { section: AnyAboutSection }) {
  // The record above pairs each kind with its own view; a lookup by a union cannot say so.
  const View = views[section.kind] as (props: { section: AnyAboutSection }) => ReactNode;
  return <View section={section} />;
}
