import { ButtonLink } from 'shared-ui/button';
import { Section, SectionHeading } from 'shared-ui/layout';
import type { HomeSection } from '../../content/home/section-types.ts';
import { ApplicationForm } from '../../forms/application/application-form.tsx';
import { Details } from '../common/details.tsx';

function Certification({ title, text, facts, action }: HomeSection<'nextStep'>['certification']) {
  return (
    <div
      data-tone="sheet"
      className="nc-grid sheet-squares grid content-start gap-4 rounded-md bg-ground p-6 text-ink lg:col-span-6 lg:p-8"
    >
      <h3 className="text-lg md:text-xl">{title}</h3>
      <p>{text}</p>
      <dl className="grid grid-cols-2 gap-x-6 border-t border-edge">
        {facts.map((fact) => (
          <div key={fact.term} className="grid gap-1 border-b border-line py-3">
            <dt className="text-sm text-muted">{fact.term}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink to={action.to} className="justify-self-start">
        {action.label}
      </ButtonLink>
    </div>
  );
}

export function NextStepSection({ section }: { section: HomeSection<'nextStep'> }) {
  return (
    <Section id="next-step" tone="surface" labelledBy="next-step-title">
      <SectionHeading id="next-step-title" title={section.title} lead={section.lead} />
      <div className="mt-8 grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="grid content-start gap-6 lg:col-span-6">
          <div className="grid gap-2">
            <h3 className="text-lg md:text-xl">{section.form.title}</h3>
            <p className="text-muted">{section.form.text}</p>
          </div>
          <Details label={section.form.open}>
            <div className="py-6">
              <ApplicationForm height={400} source="home-next-step" label={section.form.title} />
            </div>
          </Details>
        </div>
        <Certification {...section.certification} />
      </div>
    </Section>
  );
}
