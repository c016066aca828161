import { paths } from 'shared-contract/paths';
import { programme } from 'shared-contract/programme';
import { ButtonLink } from 'shared-ui/button';
import { Section, SectionHeading } from 'shared-ui/layout';
import { Seo } from 'shared-ui/seo';
import { organization, pageNodes, StructuredData } from 'shared-ui/structured-data';
import { apply, head } from '../content/apply.ts';
import { ApplicationSection } from '../sections/apply/application-section.tsx';
import { ApplyLink } from '../sections/apply-link.tsx';
import { PlainHead } from '../sections/plain-head.tsx';

const nodes = [...pageNodes({ ...head, title: apply.page }), organization];

/** For whoever would rather talk, or read, before writing. */
function RatherTalk() {
  return (
    <Section tone="surface" labelledBy="rather-title">
      <SectionHeading
        id="rather-title"
        title="Rather talk first?"
        lead={`A call of ${programme.discoveryCallMinutes} minutes answers whether the program fits your practice, and you can apply afterward.`}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <ApplyLink label="Choose a time" />
        <ButtonLink to={paths.cppsCurriculum} variant="secondary">
          View Curriculum
        </ButtonLink>
      </div>
    </Section>
  );
}

export function Component() {
  return (
    <>
      <Seo title={head.title} description={head.description} path={head.path} />
      <StructuredData nodes={nodes} />
      <PlainHead
        id="apply-title"
        page={apply.page}
        parent={head.parent}
        title={apply.title}
        lead={apply.lead}
      />
      <ApplicationSection />
      <RatherTalk />
    </>
  );
}
