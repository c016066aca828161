import { Claim } from 'shared-ui/claim';
import { Section } from 'shared-ui/layout';
import { PlanSheet } from 'shared-ui/plan-sheet';
import type { ForCpasSection } from '../../content/for-cpas/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

/** A page of a real plan beside what it shows. */
export function SpecimenSection({ section }: { section: ForCpasSection<'specimen'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <Heading of={section} className="lg:col-span-4" />
        <Claim disclosure={section.disclosure} className="min-w-0 gap-3 lg:col-span-8">
          <PlanSheet {...section.sheet} compact />
        </Claim>
      </div>
    </Section>
  );
}
