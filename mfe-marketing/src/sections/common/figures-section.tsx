import { Claim } from 'shared-ui/claim';
import { Section } from 'shared-ui/layout';
import { disclosureOf } from '../../content/claims.ts';
import type { CommonSection } from '../../content/sections.ts';
import { Heading, titleId } from './heading.tsx';

export function FiguresSection({ section }: { section: CommonSection<'figures'> }) {
  return (
    <Section id={section.id} tone={section.tone} labelledBy={titleId(section)}>
      <div className="grid gap-12 lg:grid-cols-12">
        <Heading of={section} className="self-start lg:sticky lg:top-28 lg:col-span-4" />
        <ul className="grid gap-8 sm:grid-cols-2 lg:col-span-8 lg:gap-x-8 lg:gap-y-12">
          {section.claims.map((claim) => (
            <li key={claim.label} className="border-t border-edge pt-6 sm:odd:last:col-span-2">
              <Claim disclosure={disclosureOf(claim)} className="gap-4">
                <p className="grid gap-1">
                  <span className="font-heading text-3xl leading-none tabular-nums">{claim.value}</span>
                  <span className="font-semibold">{claim.label}</span>
                </p>
              </Claim>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
