import { Section } from 'shared-ui/layout';
import type { CommonSection } from '../../content/sections.ts';
import { Actions } from './actions.tsx';
import { Heading, titleId } from './heading.tsx';

export function ProseSection({ section }: { section: CommonSection<'prose'> }) {
  return (
    <Section id={section.id} tone={section.tone} labelledBy={titleId(section)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <Heading of={section} className="lg:col-span-5" />
        <div className="grid max-w-measure content-start gap-4 lg:col-span-7">
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="first:text-lg">
              {paragraph}
            </p>
          ))}
          {section.action ? <Actions actions={[section.action]} className="mt-4" /> : null}
        </div>
      </div>
    </Section>
  );
}
