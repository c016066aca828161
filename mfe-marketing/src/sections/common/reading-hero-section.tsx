import type { CommonSection } from '../../content/sections.ts';
import { ClaimFigure } from './claim-figure.tsx';
import { PlainHead } from './plain-head.tsx';

/** A title over a hairline, and the facts about what follows. */
export function ReadingHeroSection({ section }: { section: CommonSection<'readingHero'> }) {
  const { claims = [], facts = [] } = section;
  return (
    <PlainHead of={section} isRead>
      {claims.length > 0 ? (
        <ul className="mt-8 grid gap-8 md:grid-cols-3 md:gap-6 lg:gap-12">
          {claims.map((claim) => (
            <ClaimFigure key={claim.label} claim={claim} />
          ))}
        </ul>
      ) : null}
      {facts.length > 0 ? (
        <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-4">
          {facts.map((fact) => (
            <div key={fact.term} className="grid content-start gap-1 border-l border-copper pl-3">
              <dt className="text-sm text-muted">{fact.term}</dt>
              <dd className="tabular-nums">{fact.value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </PlainHead>
  );
}
