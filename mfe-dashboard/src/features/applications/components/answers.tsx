import { mailHref, phoneHref } from 'shared-contract/contact-href';
import { answerInWords } from 'shared-contract/forms/certification/labels';
import { TextLink } from 'shared-ui/text-link';
import { momentOf } from '../clock.ts';
import { typeNames, type Application } from '../model.ts';
import { Facts } from './facts.tsx';

const yes = (ticked: boolean): string => (ticked ? 'Yes' : 'No');

/** Everything that the form asked for, by type, under the form's own labels. */
export function Answers({ application, cohort }: { application: Application; cohort: string | undefined }) {
  const { email, phone } = application;
  return (
    <>
      <Facts
        title="Applicant"
        facts={[
          ['First name', application.first_name],
          ['Last name', application.last_name],
          [
            'Email',
            <TextLink key="email" href={mailHref(email)}>
              {email}
            </TextLink>,
          ],
          [
            'Phone',
            <TextLink key="phone" href={phoneHref(phone)}>
              {phone}
            </TextLink>,
          ],
          ['Type', typeNames[application.applicant_type]],
          ['Submitted', momentOf(application.created_at)],
        ]}
      />
      {application.applicant_type === 'cpa' ? (
        <Facts
          title="Practice"
          facts={[
            ['Firm', application.firm_name],
            ['Title', application.title],
            ['Years of experience', answerInWords('yearsExperience', application.years_experience)],
            ['License number', application.license_number],
            ['License state', application.license_state],
            ['Current revenue', answerInWords('currentRevenue', application.current_revenue)],
            ['Target revenue', answerInWords('targetRevenue', application.target_revenue)],
            ['Cohort wanted', cohort ?? 'The next one with a seat'],
            ['Kinds of clients', application.client_types],
            ['Biggest challenge', application.biggest_challenge],
            ['Why they apply', application.why_applying],
            ['Can commit to the program', yes(application.commitment)],
            ['Accepted the terms', yes(application.terms)],
          ]}
        />
      ) : (
        <Facts
          title="Business"
          facts={[
            ['Business', application.business_name],
            ['Annual revenue', answerInWords('annualRevenue', application.annual_revenue)],
            ['Employees', answerInWords('numEmployees', application.num_employees)],
            ['Interests', application.interests],
            ['Notes', application.notes],
          ]}
        />
      )}
    </>
  );
}
