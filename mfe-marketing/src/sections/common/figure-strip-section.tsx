import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { CommonSection } from '../../content/sections.ts';
import { FigureStrip } from './figure-strip.tsx';
import { Heading, titleId } from './heading.tsx';

export function FigureStripSection({ section }: { section: CommonSection<'figureStrip'> }) {
  const { record } = section;
  return (
    <Section id={section.id} tone={section.tone} labelledBy={titleId(section)}>
      <Heading of={section} />
      <FigureStrip claims={section.claims} />
      <p className="mt-6">
        <TextLink {...('to' in record ? { to: record.to } : { href: record.href })} className="font-semibold">
          {record.label}
        </TextLink>
      </p>
    </Section>
  );
}
