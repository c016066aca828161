import { SectionCut } from 'shared-ui/drawing';
import { Section, SectionHeading } from 'shared-ui/layout';
import type { AboutSection } from '../../content/about/section-types.ts';

export function HeroSection({ section }: { section: AboutSection<'hero'> }) {
  return (
    <Section tone="sheet" className="sheet-squares" labelledBy="about-page-title">
      <div className="grid items-center gap-12 lg:grid-cols-12">
        <SectionHeading
          id="about-page-title"
          level={1}
          eyebrow={section.eyebrow}
          title={section.title}
          lead={section.lead}
          className="lg:col-span-8"
        />
        <div aria-hidden="true" className="hidden border border-edge lg:col-span-4 lg:block">
          <SectionCut seed="about" className="w-full" />
        </div>
      </div>
      <dl className="mt-12 grid grid-cols-2 border-t border-edge lg:grid-cols-4">
        {section.facts.map((fact) => (
          <div
            key={fact.term}
            className="grid content-start gap-1 border-b border-line py-4 pr-4 lg:border-b-0"
          >
            <dt className="text-sm text-muted">{fact.term}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
