import { Container, SectionHeading } from 'shared-ui/layout';
import type { CommonSection } from '../../content/sections.ts';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { titleId } from './heading.tsx';

/** No more than says where one is: what there is to do begins right below. */
export function TaskHeroSection({ section }: { section: CommonSection<'taskHero'> }) {
  return (
    <section
      id={section.id}
      data-slot="section"
      aria-labelledby={titleId(section)}
      className="bg-ground text-ink"
    >
      <Container className="pt-4 md:pt-8">
        <Breadcrumb page={section.page} />
        <SectionHeading id={titleId(section)} level={1} title={section.title} lead={section.lead} />
      </Container>
    </section>
  );
}
