import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { ButtonLink } from 'shared-ui/button';
import { Section, SectionHeading } from 'shared-ui/layout';
import { closing } from '../../content/overview.ts';
import { TextLink } from 'shared-ui/text-link';
import { ApplyLink } from '../apply-link.tsx';

export function Closing() {
  return (
    <Section tone="sheet" labelledBy="apply">
      <div className="flex flex-col gap-8">
        <SectionHeading id="apply" title={closing.title} lead={closing.lead} />
        <div className="flex flex-wrap items-center gap-3">
          <ApplyLink />
          <ButtonLink to={paths.cppsCurriculum} variant="secondary">
            View Curriculum
          </ButtonLink>
        </div>
        <p>
          Written applications are reviewed within {programme.reviewHours} hours on business days.{' '}
          {programme.seatsPerCohort} seats per cohort.{' '}
          <TextLink to={paths.cppsApply}>Apply in writing</TextLink>
        </p>
      </div>
    </Section>
  );
}
