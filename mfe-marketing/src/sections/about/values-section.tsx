import { Section, SectionHeading } from 'shared-ui/layout';
import type { AboutSection } from '../../content/about/section-types.ts';

export function ValuesSection({ section }: { section: AboutSection<'values'> }) {
  return (
    <Section labelledBy="values-title">
      <SectionHeading id="values-title" eyebrow={section.eyebrow} title={section.title} lead={section.lead} />
      <dl className="mt-12 grid gap-8 sm:grid-cols-2 lg:gap-x-18">
        {section.values.map((value) => (
          <div key={value.title} className="grid content-start gap-2 border-l-2 border-copper pl-6">
            <dt className="font-heading text-xl md:text-2xl">{value.title}</dt>
            <dd className="max-w-measure text-muted">{value.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
