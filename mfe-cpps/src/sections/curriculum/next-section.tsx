import { paths } from 'shared-contract/paths';
import { ButtonLink } from 'shared-ui/button';
import { Section, SectionHeading } from 'shared-ui/layout';
import { next, received } from '../../content/curriculum.ts';
import { benefits } from '../../content/overview.ts';

/** What a participant keeps, and where to go from here. */
export function NextSection() {
  return (
    <Section labelledBy="received-title">
      <SectionHeading id="received-title" title={received.title} />
      <dl className="mt-8 grid gap-x-8 border-b border-line md:grid-cols-2 lg:grid-cols-3">
        {benefits.items.map(({ title, text }) => (
          <div key={title} className="border-t border-line py-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-10 flex flex-wrap items-end justify-between gap-6">
        <SectionHeading level={3} title={next.title} lead={next.lead} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.cpps}>Back to CPPS certification</ButtonLink>
          <ButtonLink to={paths.contact} variant="secondary">
            Contact us
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
