import { TextLink } from 'shared-ui/text-link';
import type { ForClientsSection } from '../../content/for-clients/section-types.ts';
import { AssessmentForm } from '../../forms/assessment/assessment-form.tsx';
import { CheckList } from '../common/check-list.tsx';
import { Heading } from '../common/heading.tsx';
import { SellingHead } from '../common/selling-head.tsx';

/** The head of the page: its question, and right beside it or below the ten that answer it. */
export function AssessmentSection({ section }: { section: ForClientsSection<'assessment'> }) {
  return (
    <SellingHead of={section}>
      <div className="grid gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <Heading of={section} level={1} className="lg:col-span-5" />
        <div
          id="assessment"
          className="min-w-0 scroll-mt-24 rounded-md border border-edge bg-surface p-4 sm:p-6 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:self-start lg:p-8 print:not-has-data-[slot=assessment-result]:hidden print:[&_button]:hidden"
        >
          <AssessmentForm source="for-clients" label={section.formLabel} />
        </div>
        <div className="grid content-start gap-6 lg:col-span-5">
          <CheckList items={section.points} />
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {section.actions.map(({ label, ...target }) => (
              <li key={label}>
                <TextLink {...target} className="inline-block py-2 font-semibold">
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </SellingHead>
  );
}
