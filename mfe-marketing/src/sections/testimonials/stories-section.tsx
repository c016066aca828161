import { Section } from 'shared-ui/layout';
import type { TestimonialsPageSection } from '../../content/testimonials/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';
import { Story } from './story.tsx';

export function StoriesSection({ section }: { section: TestimonialsPageSection<'stories'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} />
      <ul className="mt-8">
        {section.items.map((story) => (
          <Story key={story.id} story={story} />
        ))}
      </ul>
    </Section>
  );
}
