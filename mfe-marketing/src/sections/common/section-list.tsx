import type { ComponentType } from 'react';
import { Icon } from 'shared-ui/icon';
import { QuestionList } from 'shared-ui/question-list';
import { TextLink } from 'shared-ui/text-link';
import type { CommonSection, CommonSectionKind } from '../../content/sections.ts';
import { Actions, CallToActionSection } from './call-to-action.tsx';
import { FigureStrip } from './blocks.tsx';
import { CardsSection, TestimonialsSection } from './cards.tsx';
import { PlainHead, TitledSection } from './heading.tsx';
import { ClaimFigure, HeroSection, ReadingHeroSection } from './heroes.tsx';
import { StepsSection, StrategiesSection } from './steps.tsx';

/** Compact, because the page's task starts right below it. */
function TaskHeroSection({ section }: { section: CommonSection<'taskHero'> }) {
  return <PlainHead of={section} />;
}

function ChecksSection({ section }: { section: CommonSection<'checks'> }) {
  return (
    <TitledSection of={section} tone={section.tone} headingColumns="lg:col-span-5">
      <ul className="border-t border-edge lg:col-span-7">
        {section.items.map((item) => (
          <li key={item} className="flex gap-4 border-b border-line py-4 md:text-lg">
            <Icon name="check" className="mt-1 text-copper" />
            {item}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

function ProseSection({ section }: { section: CommonSection<'prose'> }) {
  return (
    <TitledSection of={section} tone={section.tone} headingColumns="lg:col-span-5">
      <div className="grid max-w-measure content-start gap-4 lg:col-span-7">
        {section.paragraphs.map((paragraph) => (
          <p key={paragraph} className="first:text-lg">
            {paragraph}
          </p>
        ))}
        {section.action ? <Actions actions={[section.action]} className="mt-4" /> : null}
      </div>
    </TitledSection>
  );
}

function FiguresSection({ section }: { section: CommonSection<'figures'> }) {
  return (
    <TitledSection
      of={section}
      tone={section.tone}
      headingColumns="self-start lg:sticky lg:top-28 lg:col-span-4"
    >
      <ul className="grid gap-8 sm:grid-cols-2 lg:col-span-8 lg:gap-x-8 lg:gap-y-12">
        {section.claims.map((claim) => (
          <ClaimFigure key={claim.label} claim={claim} className="sm:odd:last:col-span-2" />
        ))}
      </ul>
    </TitledSection>
  );
}

function FigureStripSection({ section }: { section: CommonSection<'figureStrip'> }) {
  const { label, ...link } = section.record;
  return (
    <TitledSection of={section} tone={section.tone}>
      <FigureStrip claims={section.claims} />
      <p className="mt-6">
        <TextLink {...link} className="font-semibold">
          {label}
        </TextLink>
      </p>
    </TitledSection>
  );
}

function QuestionsSection({ section }: { section: CommonSection<'questions'> }) {
  return (
    <TitledSection of={section} tone={section.tone} headingColumns="lg:col-span-5">
      <QuestionList
        name={section.id}
        // Print shows every answer.
        className="lg:col-span-7 print:[&_details::details-content]:[content-visibility:visible]"
        items={section.items.map(({ question, answer }) => ({
          question,
          answer: answer.map((paragraph) => (
            <p key={paragraph} className="mb-3 last:mb-0">
              {paragraph}
            </p>
          )),
        }))}
      />
    </TitledSection>
  );
}

/** Views by kind. A kind without a view doesn't compile. */
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

/** Views for the kinds that only this page has. */
type OwnViews<Section extends AnySection> = {
  readonly [Kind in Exclude<Section['kind'], CommonSectionKind>]: ComponentType<{
    section: Extract<Section, { kind: Kind }>;
  }>;
};

/** Renders a page's sections, each with the view of its kind. */
export function SectionList<Section extends AnySection>({
  sections,
  views,
}: {
  readonly sections: readonly Section[];
  readonly views: OwnViews<Section>;
}) {
  // The record pairs each kind with its own view, which TypeScript can't express for a lookup by a union.
  const all = { ...commonViews, ...views } as unknown as Record<string, ComponentType<{ section: Section }>>;
  return sections.map((section) => {
    const View = all[section.kind];
    return View ? <View key={section.id} section={section} /> : null;
  });
}
