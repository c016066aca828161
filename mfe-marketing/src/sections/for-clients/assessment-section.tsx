import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import type { ForClientsSection } from '../../content/for-clients/section-types.ts';
import { AssessmentForm } from '../../forms/assessment/assessment-form.tsx';
import { Heading, titleId } from '../common/heading.tsx';

export function AssessmentSection({ section }: { section: ForClientsSection<'assessment'> }) {
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid content-start gap-6 lg:col-span-4">
          <Heading of={section} />
          <ul className="border-t border-edge">
            {section.points.map((point) => (
              <li key={point} className="flex gap-3 border-b border-line py-3">
                <Icon name="check" className="mt-1 text-copper" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="min-w-0 rounded-md border border-edge bg-surface p-4 sm:p-6 lg:col-span-8 lg:p-8 print:not-has-data-[slot=assessment-result]:hidden print:[&_button]:hidden">
          <AssessmentForm source="for-clients" label={section.formLabel} />
        </div>
      </div>
    </Section>
  );
}
