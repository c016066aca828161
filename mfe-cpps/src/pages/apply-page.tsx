import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { Section, SectionHeading } from 'shared-ui/layout';
import { Seo } from 'shared-ui/seo';
import { organization, pageNodes, StructuredData } from 'shared-ui/structured-data';
import { TextLink } from 'shared-ui/text-link';
import { apply, head, nextSteps } from '../content/apply.ts';
import { CertificationForm } from '../forms/certification/form.tsx';
import { ApplyLinks, PlainHead } from '../sections/parts.tsx';

function ApplicationSection() {
  return (
    <Section labelledBy="application-title" className="pt-4 md:pt-8">
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="rounded-md border border-edge bg-surface p-4 has-data-[slot=received]:self-start sm:p-8 lg:col-span-7 print:hidden noscript:self-start">
          <h2 id="application-title" className="text-lg md:text-xl">
            {apply.formLabel}
          </h2>
          <p className="mt-1 mb-4 text-sm text-muted">{apply.draft}</p>
          <CertificationForm />
        </div>
        <div className="grid content-start gap-8 lg:col-span-4 lg:col-start-9">
          <div>
            <h2 className="text-lg">{nextSteps.title}</h2>
            <ol className="mt-4 border-b border-line">
              {nextSteps.steps.map(({ when, what }) => (
                <li key={when} className="border-t border-line py-4">
                  <p className="font-semibold">{when}</p>
                  <p className="mt-1">{what}</p>
                </li>
              ))}
            </ol>
          </div>
          <p>
            {apply.price} <TextLink to={paths.pricing}>See the prices</TextLink>
          </p>
          <p>
            Applied already? <TextLink to={paths.cppsApplication}>See where your application stands</TextLink>
            .
          </p>
        </div>
      </div>
    </Section>
  );
}

const nodes = [...pageNodes({ ...head, title: apply.page }), organization];

function RatherTalk() {
  return (
    <Section tone="surface" labelledBy="rather-title">
      <SectionHeading
        id="rather-title"
        title="Rather talk first?"
        lead={`In a ${programme.discoveryCallMinutes}-minute call you find out whether the program fits your practice. You can apply afterward.`}
      />
      <div className="mt-6">
        <ApplyLinks label="Choose a time" />
      </div>
    </Section>
  );
}

export function Component() {
  return (
    <>
      <Seo title={head.title} description={head.description} path={head.path} />
      <StructuredData nodes={nodes} />
      <PlainHead id="apply-title" parent={head.parent} {...apply} />
      <ApplicationSection />
      <RatherTalk />
    </>
  );
}
