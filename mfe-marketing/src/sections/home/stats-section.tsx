import { Claim } from 'shared-ui/claim';
import { Section, SectionHeading } from 'shared-ui/layout';
import { claims, disclosureOf, type ClaimId } from '../../content/claims.ts';
import type { HomeSection } from '../../content/home/section-types.ts';

function Figure({ id }: { id: ClaimId }) {
  const claim = claims[id];
  return (
    <li className="border-t border-edge pt-6 sm:odd:last:col-span-2">
      <Claim disclosure={disclosureOf(claim)} className="gap-4">
        <p className="grid gap-1">
          <span className="font-heading text-3xl leading-none tabular-nums">{claim.value}</span>
          <span className="font-semibold">{claim.label}</span>
        </p>
      </Claim>
    </li>
  );
}

export function StatsSection({ section }: { section: HomeSection<'stats'> }) {
  return (
    <Section tone="surface" labelledBy="stats-title">
      <div className="grid gap-12 lg:grid-cols-12">
        <SectionHeading
          id="stats-title"
          eyebrow={section.eyebrow}
          title={section.title}
          lead={section.lead}
          className="self-start lg:sticky lg:top-28 lg:col-span-4"
        />
        <ul className="grid gap-8 sm:grid-cols-2 lg:col-span-8 lg:gap-x-8 lg:gap-y-12">
          {section.claims.map((id) => (
            <Figure key={id} id={id} />
          ))}
        </ul>
      </div>
    </Section>
  );
}
