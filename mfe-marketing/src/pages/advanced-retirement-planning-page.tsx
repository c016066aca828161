import { Claim } from 'shared-ui/claim';

import type { PapersSection } from '../content/papers/library.ts';
import {
  head,
  retirementLibrary,
  retirementPlanningPage,
} from '../content/papers/retirement-planning-page.ts';
import { PageContent } from '../page.tsx';
import { CheckList } from '../sections/common/details.tsx';
import { PlainHead, TitledSection } from '../sections/common/heading.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { LibrarySection, paperListNode } from '../sections/papers/library.tsx';

function BenefitsSection({ section }: { section: PapersSection<'benefits'> }) {
  return (
    <TitledSection of={section} tone="surface">
      <ul className="mt-8 grid gap-px overflow-hidden rounded-md border border-edge bg-line sm:grid-cols-2 lg:grid-cols-4">
        {section.items.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-3 bg-surface p-5 md:p-6">
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

/** Header of a page for reading, with figures that the page explains, each with its basis and limits. */
function FiguresHeroSection({ section }: { section: PapersSection<'figuresHero'> }) {
  return (
    <PlainHead of={section} isRead>
      <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {section.figures.map(({ value, label, basis, limits }) => (
          <li key={label} className="border-t border-edge pt-6">
            <Claim disclosure={`${basis} ${limits}`} className="gap-3">
              <p className="grid gap-1">
                <span className="font-heading text-2xl leading-none tabular-nums md:text-3xl">{value}</span>{' '}
                <span className="font-semibold">{label}</span>
              </p>
            </Claim>
          </li>
        ))}
      </ul>
    </PlainHead>
  );
}

function StorySection({ section }: { section: PapersSection<'story'> }) {
  const { title, challenge, solution, result, figures, disclosure } = section.story;
  const parts = [
    ['Challenge', challenge],
    ['Solution', solution],
    ['Result', result],
  ] as const;
  return (
    <TitledSection of={section} tone="sheet" className="sheet-squares">
      <Claim isStory disclosure={disclosure} className="mt-8 gap-8">
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
          <div className="grid content-start gap-6 lg:col-span-7">
            <h3 className="text-lg text-balance md:text-xl">{title}</h3>
            <dl className="grid gap-6">
              {parts.map(([term, text]) => (
                <div key={term} className="grid gap-1 border-t border-line pt-4">
                  <dt className="font-semibold text-copper">{term}</dt>
                  <dd className="max-w-measure text-pretty">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <dl className="border-t border-edge lg:col-span-5 lg:self-start">
            {figures.map(({ term, value }) => (
              <div key={term} className="flex items-baseline justify-between gap-6 border-b border-line py-3">
                <dt>{term}</dt>
                <dd className="shrink-0 font-heading text-lg font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Claim>
    </TitledSection>
  );
}

/** Must be as long and as clear as the section on the advantages. */
function UnsuitedSection({ section }: { section: PapersSection<'unsuited'> }) {
  return (
    <TitledSection of={section} headingColumns="lg:col-span-5">
      <div className="lg:col-span-7">
        <CheckList items={section.items} has={false} />
      </div>
    </TitledSection>
  );
}

const list = paperListNode(retirementLibrary.items);

export function Component() {
  return (
    <PageContent {...head} type="CollectionPage" about={{ mainEntity: list }}>
      <SectionList
        sections={retirementPlanningPage}
        views={{
          figuresHero: FiguresHeroSection,
          benefits: BenefitsSection,
          library: LibrarySection,
          story: StorySection,
          unsuited: UnsuitedSection,
        }}
      />
    </PageContent>
  );
}
