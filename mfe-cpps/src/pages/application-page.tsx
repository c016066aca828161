import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Section } from 'shared-ui/layout';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { head, lookUp } from '../content/application-status.ts';
import { StatusForm } from '../forms/application-status.tsx';
import { PlainHead } from '../sections/parts.tsx';

function StatusSection() {
  return (
    <Section aria-label={lookUp.formLabel} className="pt-4 md:pt-8">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="min-h-80 rounded-md border border-edge bg-surface p-4 sm:p-8 lg:col-span-7 print:border-0 print:p-0 noscript:min-h-0">
          <StatusForm />
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

/** For applicants with their reference and email address. Search engines must not index it. */
export function Component() {
  return (
    <>
      <Seo title={head.title} description={head.description} path={head.path} noindex />
      <PlainHead id="status-title" parent={head.parent} {...lookUp} />
      <StatusSection />
    </>
  );
}
