import type { ComponentType } from 'react';
import type { CommonSection, CommonSectionKind } from '../../content/sections.ts';
import { CallToActionSection } from './call-to-action-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { ChecksSection } from './checks-section.tsx';
import { FigureStripSection } from './figure-strip-section.tsx';
import { FiguresSection } from './figures-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { ProseSection } from './prose-section.tsx';
import { QuestionsSection } from './questions-section.tsx';
import { ReadingHeroSection } from './reading-hero-section.tsx';
import { StepsSection } from './steps-section.tsx';
import { StrategiesSection } from './strategies-section.tsx';
import { TaskHeroSection } from './task-hero-section.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';

/** One view for each kind: a kind without one does not compile. */
const commonViews: { readonly [Kind in CommonSectionKind]: ComponentType<{ section: CommonSection<Kind> }> } =
  {
    hero: HeroSection,
    taskHero: TaskHeroSection,
    readingHero: ReadingHeroSection,
    cards: CardsSection,
    steps: StepsSection,
    checks: ChecksSection,
    prose: ProseSection,
    figures: FiguresSection,
    figureStrip: FigureStripSection,
    strategies: StrategiesSection,
    testimonials: TestimonialsSection,
    questions: QuestionsSection,
    callToAction: CallToActionSection,
  };

interface AnySection {
  readonly kind: string;
  readonly id: string;
}

/** A view for each kind that the page has of its own. */
type OwnViews<Section extends AnySection> = {
  readonly [Kind in Exclude<Section['kind'], CommonSectionKind>]: ComponentType<{
    section: Extract<Section, { kind: Kind }>;
  }>;
};

/** A page from top to bottom: the kinds that pages share, and the page's own, each with its view. */
export function SectionList<Section extends AnySection>({
  sections,
  views,
}: {
  readonly sections: readonly Section[];
  readonly views: OwnViews<Section>;
}) {
  // The records pair each kind with its own view; a lookup by a union cannot say so.
  const all = { ...commonViews, ...views } as unknown as Record<string, ComponentType<{ section: Section }>>;
  return sections.map((section) => {
    const View = all[section.kind];
    return View ? <View key={section.id} section={section} /> : null;
  });
}
