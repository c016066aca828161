import { formatDollars } from 'shared-contract/format';
import type { SignedPlan } from 'shared-contract/signed-plans';
import { strategyName } from 'shared-contract/strategies';
import { Claim } from 'shared-ui/claim';
import { Section } from 'shared-ui/layout';
import type { ForClientsSection } from '../../content/for-clients/section-types.ts';
import { Heading, titleId } from '../common/heading.tsx';

function Plan({ plan }: { plan: SignedPlan }) {
  const { fee, outsideFees, kept, leftOut } = plan;
  return (
    <li className="grid gap-4 border-b border-edge p-6 last:border-b-0 lg:row-span-5 lg:grid-rows-subgrid lg:border-r lg:border-b-0 lg:last:border-r-0">
      <div className="grid content-start gap-1">
        <p className="text-sm font-semibold text-copper">{plan.place}</p>
        <h3 className="text-lg text-balance">{plan.business}</h3>
      </div>
      <p className="grid content-start gap-1">
        <span className="font-heading text-2xl leading-none tabular-nums md:text-3xl">
          {formatDollars(plan.reduction)}
        </span>
        <span>modeled first-year reduction, before fees</span>
      </p>
      <dl className="grid content-start gap-2 border-y border-line py-4 tabular-nums">
        <div className="flex justify-between gap-4">
          <dt>Our fee, first year</dt>
          <dd>{formatDollars(fee)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>Specialists, billed apart</dt>
          <dd>{formatDollars(outsideFees)}</dd>
        </div>
      </dl>
      <p>
        <span className="block font-semibold">Kept</span>
        {kept.map(strategyName).join(', ')}.
      </p>
      <div className="grid content-start gap-4">
        <p>
          <span className="block font-semibold">Left out</span>
          {strategyName(leftOut.strategy)}: {leftOut.because}
        </p>
        {plan.note ? <p className="border-l-2 border-copper pl-4">{plan.note}</p> : null}
      </div>
    </li>
  );
}

/** Three plans in one sheet, their lines level with each other, and what they do not prove below. */
export function PlansSection({ section }: { section: ForClientsSection<'plans'> }) {
  return (
    <Section id={section.id} tone="surface" labelledBy={titleId(section)}>
      <Heading of={section} />
      <Claim disclosure={section.disclosure} className="mt-8 gap-6">
        <ul className="grid rounded-md border border-edge bg-ground lg:grid-cols-3">
          {section.plans.map((plan) => (
            <Plan key={plan.place} plan={plan} />
          ))}
        </ul>
      </Claim>
    </Section>
  );
}
