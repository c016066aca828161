import { Icon } from 'shared-ui/icon';
import { Section, SectionHeading } from 'shared-ui/layout';
import type { AboutSection } from '../../content/about/section-types.ts';

export function ReasonsSection({ section }: { section: AboutSection<'reasons'> }) {
  return (
    <Section tone="surface" labelledBy="reasons-title">
      <div className="grid gap-12 lg:grid-cols-12">
        <SectionHeading
          id="reasons-title"
          eyebrow={section.eyebrow}
          title={section.title}
          lead={section.lead}
          className="lg:col-span-5"
        />
        <ul className="border-t border-edge lg:col-span-7">
          {section.reasons.map((reason) => (
            <li key={reason} className="flex gap-4 border-b border-line py-4 text-lg">
              <Icon name="check" className="mt-1 text-copper" />
              {reason}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
