import { ButtonLink } from 'shared-ui/button';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { ServicesSection, Tier } from '../../content/services/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';
import { RevenueRuler } from './revenue-ruler.tsx';
import { ScopeTable } from './scope-table.tsx';

function TierColumn({ tier }: { tier: Tier }) {
  return (
    <li className="grid gap-4 border-b border-edge bg-surface p-6 last:border-b-0 lg:row-span-4 lg:grid-rows-subgrid lg:border-r lg:border-b-0 lg:p-8 lg:last:border-r-0">
      <div>
        <h3 className="text-xl">{tier.name}</h3>
        <p className="font-semibold text-copper">{tier.revenue}</p>
      </div>
      <p className="flex items-baseline gap-2">
        <span className="font-heading text-3xl leading-none tabular-nums">{tier.price}</span>{' '}
        {tier.period === undefined ? null : <span className="text-muted">{tier.period}</span>}
      </p>
      <p className="text-muted">{tier.text}</p>
      <ButtonLink to={tier.action.to} variant="secondary" className="self-end print:hidden">
        {tier.action.label}
      </ButtonLink>
    </li>
  );
}

/** Three tiers along a ruler of revenue, and their scope line by line. */
export function TiersSection({ section }: { section: ServicesSection<'tiers'> }) {
  const { elsewhere } = section;
  return (
    <Section id={section.id} labelledBy={titleId(section)}>
      <Heading of={section} />
      <RevenueRuler tiers={section.tiers} className="mt-8 hidden w-full md:block" />
      <ul className="mt-8 grid rounded-md border border-edge lg:grid-cols-3">
        {section.tiers.map((tier) => (
          <TierColumn key={tier.name} tier={tier} />
        ))}
      </ul>
      <div className="mt-8">
        <ScopeTable tiers={section.tiers} lines={section.scope} />
      </div>
      <div className="mt-8 grid gap-6 lg:grid-cols-12">
        <p className="max-w-measure text-muted lg:col-span-7">{section.terms}</p>
        <p className="lg:col-span-5">
          {elsewhere.text} <TextLink to={elsewhere.to}>{elsewhere.label}</TextLink>
        </p>
      </div>
    </Section>
  );
}
