import { Claim } from 'shared-ui/claim';
import { Section } from 'shared-ui/layout';
import type { PapersSection } from '../../content/papers/section-types.ts';
import { Actions } from '../common/actions.tsx';
import { Heading, titleId } from '../common/heading.tsx';

/** What another page has to say, with the limits of its figure beside it. */
export function OfferSection({ section }: { section: PapersSection<'offer'> }) {
  return (
    <Section id={section.id} tone="surface" labelledBy={titleId(section)}>
      <div className="grid gap-6 lg:grid-cols-12 lg:gap-12">
        <Heading of={section} className="lg:col-span-4" />
        <div className="grid gap-6 lg:col-span-8">
          <Claim disclosure={section.qualification} className="max-w-measure gap-3">
            <p className="font-heading text-lg font-semibold text-balance md:text-xl">{section.claim}</p>
          </Claim>
          <Actions actions={[section.action]} />
        </div>
      </div>
    </Section>
  );
}
