import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { lookUp } from '../../content/standing.ts';
import { StandingForm } from '../../forms/standing/standing-form.tsx';

/** The question, its answer in the same place, and what helps whoever has lost the letter. */
export function StandingSection() {
  return (
    <Section aria-label={lookUp.formLabel} className="pt-4 md:pt-8">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="min-h-80 rounded-md border border-edge bg-surface p-4 sm:p-8 lg:col-span-7 print:border-0 print:p-0 noscript:min-h-0">
          <StandingForm />
        </div>
        <div className="grid content-start gap-4 lg:col-span-4 lg:col-start-9 print:hidden">
          <p>
            Use the email address that you applied with. No letter? Look among unwanted mail, or call{' '}
            <TextLink href={brand.phone.href} className="whitespace-nowrap">
              {brand.phone.display}
            </TextLink>
            .
          </p>
          <p>
            Not applied yet? <TextLink to={paths.cppsApply}>Apply in writing</TextLink>.
          </p>
        </div>
      </div>
    </Section>
  );
}
