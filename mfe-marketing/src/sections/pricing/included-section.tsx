import { Section } from 'shared-ui/layout';
import type { PricingSection } from '../../content/pricing/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

/** A schedule: the figure at the head of each line, what it counts, and what to know about it. */
export function IncludedSection({ section }: { section: PricingSection<'included'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} />
      <ul className="mt-8 border-t border-edge">
        {section.items.map(({ figure, title, text }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-2 border-b border-line py-6 md:grid-cols-12 md:items-baseline"
          >
            <h3 className="grid grid-cols-[7rem_1fr] items-baseline gap-4 text-lg leading-tight md:col-span-6 md:grid-cols-subgrid">
              <span className="text-2xl leading-none whitespace-nowrap text-copper tabular-nums md:col-span-2">
                {figure}
              </span>{' '}
              <span className="md:col-span-4">{title}</span>
            </h3>
            <p className="text-muted md:col-span-6">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
