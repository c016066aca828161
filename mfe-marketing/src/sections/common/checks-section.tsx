import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import type { CommonSection } from '../../content/sections.ts';
import { Heading, titleId } from './heading.tsx';

export function ChecksSection({ section }: { section: CommonSection<'checks'> }) {
  return (
    <Section id={section.id} tone={section.tone} labelledBy={titleId(section)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <Heading of={section} className="lg:col-span-5" />
        <ul className="border-t border-edge lg:col-span-7">
          {section.items.map((item) => (
            <li key={item} className="flex gap-4 border-b border-line py-4 md:text-lg">
              <Icon name="check" className="mt-1 text-copper" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
