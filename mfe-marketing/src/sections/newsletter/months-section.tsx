import { Section } from 'shared-ui/layout';
import type { NewsletterSection } from '../../content/newsletter/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

/** Twelve letters, in two columns that are read downwards. */
export function MonthsSection({ section }: { section: NewsletterSection<'months'> }) {
  return (
    <Section id={section.id} tone="surface" labelledBy={titleId(section)}>
      <Heading of={section} />
      <dl className="mt-8 grid border-t border-edge lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-6 lg:gap-x-12">
        {section.months.map(({ month, subject }) => (
          <div key={month} className="grid gap-x-4 border-b border-line py-4 sm:grid-cols-[8rem_1fr]">
            <dt className="font-heading text-copper">{month}</dt>
            <dd>{subject}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
