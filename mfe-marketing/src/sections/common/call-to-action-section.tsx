import { Section } from 'shared-ui/layout';
import type { CommonSection } from '../../content/sections.ts';
import { Actions } from './actions.tsx';
import { Heading, titleId } from './heading.tsx';

export function CallToActionSection({ section }: { section: CommonSection<'callToAction'> }) {
  return (
    <Section id={section.id} tone="sheet" className="sheet-squares" labelledBy={titleId(section)}>
      <div className="grid items-end gap-8 lg:grid-cols-12">
        <Heading of={section} className="lg:col-span-7" />
        <div className="grid gap-4 lg:col-span-5 lg:justify-items-end">
          <Actions actions={section.actions} />
          {section.note ? (
            <p className="text-sm text-balance text-muted lg:text-end">{section.note}</p>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
