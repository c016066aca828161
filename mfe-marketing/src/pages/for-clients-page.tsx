import { formatDollars } from 'shared-contract/format';
import type { SignedPlan } from 'shared-contract/signed-plans';
import { strategyName } from 'shared-contract/strategies';
import { Claim } from 'shared-ui/claim';
import { organization } from 'shared-ui/structured-data';
import { forClients, type ForClientsSection, head } from '../content/for-clients.ts';
import { AssessmentForm } from '../forms/assessment/form.tsx';
import { PageContent } from '../page.tsx';
import { Actions } from '../sections/common/call-to-action.tsx';
import { CheckList } from '../sections/common/details.tsx';
import { ContactDetailsSection } from '../sections/common/contact-details.tsx';
import { Heading, TitledSection } from '../sections/common/heading.tsx';
import { SellingHead } from '../sections/common/heroes.tsx';
import { ActionLink } from '../sections/common/links.tsx';
import { PackagesSection } from '../sections/common/packages.tsx';
import { SectionList } from '../sections/common/section-list.tsx';

export function AssessmentSection({ section }: { section: ForClientsSection<'assessment'> }) {
  return (
    <SellingHead of={section}>
      <div className="grid gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-x-12">
        <Heading of={section} level={1} className="lg:col-span-5" />
        <div
          id="assessment"
          className="min-w-0 scroll-mt-24 rounded-md border border-edge bg-surface p-4 sm:p-6 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:self-start lg:p-8 print:not-has-data-[slot=assessment-result]:hidden print:[&_button]:hidden"
        >
          <AssessmentForm source="for-clients" label={section.formLabel} />
        </div>
        <div className="grid content-start gap-6 lg:col-span-5">
          <CheckList items={section.points} />
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            {section.actions.map((action) => (
              <li key={action.label}>
                <ActionLink action={action} className="inline-block py-2 font-semibold" />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </SellingHead>
  );
}

/** Links to both applications, because all applicants arrive here and half of them need the other one. */
function DoorsSection({ section }: { section: ForClientsSection<'doors'> }) {
  return (
    <TitledSection of={section} tone="surface" className="print:hidden" headingColumns="lg:col-span-4">
      <ul className="grid rounded-md border border-edge md:grid-cols-2 lg:col-span-8">
        {section.doors.map(({ reader, text, actions }) => (
          <li
            key={reader}
            className="grid gap-4 border-edge p-6 not-first:border-t md:row-span-3 md:grid-rows-subgrid md:not-first:border-t-0 md:not-first:border-l lg:p-8"
          >
            <h3 className="text-lg md:text-xl">{reader}</h3>
            <p className="text-muted">{text}</p>
            <Actions actions={actions} className="content-start items-start" />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

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

/** Subgrid, so that the rows of the three plans align. */
function PlansSection({ section }: { section: ForClientsSection<'plans'> }) {
  return (
    <TitledSection of={section} tone="surface">
      <Claim isStory disclosure={section.disclosure} className="mt-8 gap-6">
        <ul className="grid rounded-md border border-edge bg-ground lg:grid-cols-3">
          {section.plans.map((plan) => (
            <Plan key={plan.place} plan={plan} />
          ))}
        </ul>
      </Claim>
    </TitledSection>
  );
}

const service = {
  '@type': 'Service',
  name: 'Assessment',
  serviceType: 'Tax and succession planning for owner-led businesses',
  audience: { '@type': 'BusinessAudience', audienceType: 'Business owners' },
  provider: { '@id': organization['@id'] },
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
};

export function Component() {
  return (
    <PageContent {...head} about={{ mainEntity: service }} nodes={[organization]}>
      <SectionList
        sections={forClients}
        views={{
          doors: DoorsSection,
          assessment: AssessmentSection,
          packages: PackagesSection,
          plans: PlansSection,
          reach: ContactDetailsSection,
        }}
      />
    </PageContent>
  );
}
