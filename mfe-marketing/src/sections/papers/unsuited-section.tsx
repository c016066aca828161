import { Section } from 'shared-ui/layout';
import type { PapersSection } from '../../content/papers/section-types.ts';
import { CheckList } from '../common/check-list.tsx';
import { Heading, titleId } from '../common/heading.tsx';

/** Who should leave it alone, as long and as plain as what speaks for it. */
export function UnsuitedSection({ section }: { section: PapersSection<'unsuited'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <Heading of={section} className="lg:col-span-5" />
        <div className="lg:col-span-7">
          <CheckList items={section.items} has={false} />
        </div>
      </div>
    </Section>
  );
}
