import { Section } from 'shared-ui/layout';
import type { PapersSection } from '../../content/papers/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

/** Four cards on one sheet, divided by hairlines. */
export function BenefitsSection({ section }: { section: PapersSection<'benefits'> }) {
  return (
    <Section id={section.id} tone="surface" labelledBy={titleId(section)}>
      <Heading of={section} />
      <ul className="mt-8 grid gap-px overflow-hidden rounded-md border border-edge bg-line sm:grid-cols-2 lg:grid-cols-4">
        {section.items.map(({ title, text }) => (
          <li key={title} className="grid content-start gap-3 bg-surface p-5 md:p-6">
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
