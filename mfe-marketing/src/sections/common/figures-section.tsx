import { Section } from 'shared-ui/layout';
import type { CommonSection } from '../../content/sections.ts';
import { ClaimFigure } from './claim-figure.tsx';
import { Heading, titleId } from './heading.tsx';

export function FiguresSection({ section }: { section: CommonSection<'figures'> }) {
  return (
    <Section id={section.id} tone={section.tone} labelledBy={titleId(section)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <Heading of={section} className="self-start lg:sticky lg:top-28 lg:col-span-4" />
        <ul className="grid gap-8 sm:grid-cols-2 lg:col-span-8 lg:gap-x-8 lg:gap-y-12">
          {section.claims.map((claim) => (
            <ClaimFigure key={claim.label} claim={claim} className="sm:odd:last:col-span-2" />
          ))}
        </ul>
      </div>
    </Section>
  );
}
