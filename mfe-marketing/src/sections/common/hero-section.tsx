import { Cover } from 'shared-ui/drawing';
import { Section, SectionHeading } from 'shared-ui/layout';
import type { CommonSection } from '../../content/sections.ts';
import { Actions } from './actions.tsx';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { ClaimFigure } from './claim-figure.tsx';
import { titleId } from './heading.tsx';

export function HeroSection({ section }: { section: CommonSection<'hero'> }) {
  const { claims = [], facts = [], actions = [] } = section;
  return (
    <Section id={section.id} tone="sheet" className="sheet-squares" labelledBy={titleId(section)}>
      <Breadcrumb page={section.eyebrow} />
      <div className="grid items-center gap-12 lg:grid-cols-12">
        <div className="grid gap-8 lg:col-span-8">
          <SectionHeading id={titleId(section)} level={1} title={section.title} lead={section.lead} />
          {actions.length > 0 ? <Actions actions={actions} /> : null}
        </div>
        <div aria-hidden="true" className="hidden lg:col-span-4 lg:block">
          <Cover seed={section.drawing ?? section.id} className="w-full" />
        </div>
      </div>
      {claims.length > 0 ? (
        <ul className="mt-12 grid gap-8 md:grid-cols-3 md:gap-6 lg:gap-12">
          {claims.map((claim) => (
            <ClaimFigure key={claim.label} claim={claim} />
          ))}
        </ul>
      ) : null}
      {facts.length > 0 ? (
        <dl className="mt-12 grid grid-cols-2 border-t border-edge lg:grid-cols-4">
          {facts.map((fact) => (
            <div
              key={fact.term}
              className="grid content-start gap-1 border-b border-line py-4 pr-4 lg:border-b-0"
            >
              <dt className="text-sm text-muted">{fact.term}</dt>
              <dd className="tabular-nums">{fact.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Section>
  );
}
