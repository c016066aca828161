import { Container, SectionHeading } from 'shared-ui/layout';
import type { CommonSection } from '../../content/sections.ts';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { ClaimFigure } from './claim-figure.tsx';
import { titleId } from './heading.tsx';

/** A title over a hairline, and the facts about what follows. */
export function ReadingHeroSection({ section }: { section: CommonSection<'readingHero'> }) {
  const { claims = [], facts = [] } = section;
  return (
    <section
      id={section.id}
      data-slot="section"
      aria-labelledby={titleId(section)}
      className="border-b border-edge bg-ground text-ink"
    >
      <Container className="grid gap-8 pt-6 pb-8 md:pt-10 md:pb-12">
        <div>
          <Breadcrumb page={section.page} />
          <SectionHeading
            id={titleId(section)}
            level={1}
            title={section.title}
            lead={section.lead}
            className="lg:max-w-4xl"
          />
        </div>
        {claims.length > 0 ? (
          <ul className="grid gap-8 md:grid-cols-3 md:gap-6 lg:gap-12">
            {claims.map((claim) => (
              <ClaimFigure key={claim.label} claim={claim} />
            ))}
          </ul>
        ) : null}
        {facts.length > 0 ? (
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
            {facts.map((fact) => (
              <div key={fact.term} className="grid content-start gap-1 border-l border-copper pl-3">
                <dt className="text-sm text-muted">{fact.term}</dt>
                <dd className="tabular-nums">{fact.value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
      </Container>
    </section>
  );
}
