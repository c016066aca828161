import { Section, SectionHeading } from 'shared-ui/layout';
import type { AboutSection } from '../../content/about/section-types.ts';

export function DifferentiatorsSection({ section }: { section: AboutSection<'differentiators'> }) {
  return (
    <Section tone="surface" labelledBy="differentiators-title">
      <SectionHeading
        id="differentiators-title"
        eyebrow={section.eyebrow}
        title={section.title}
        lead={section.lead}
      />
      <ol className="mt-12 grid border-t border-edge lg:grid-cols-3">
        {section.items.map((item, index) => (
          <li
            key={item.title}
            className="grid content-start gap-3 border-b border-line py-8 last:border-b-0 last:pb-0 lg:border-r lg:border-b-0 lg:px-8 lg:pb-0 lg:first:pl-0 lg:last:border-r-0 lg:last:pr-0"
          >
            <span aria-hidden="true" className="font-heading text-2xl text-copper tabular-nums">
              {index + 1}
            </span>
            <h3 className="text-lg md:text-xl">{item.title}</h3>
            <p className="text-muted">{item.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
