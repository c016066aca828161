import { programme } from 'shared-contract/programme';
import { Claim } from 'shared-ui/claim';
import { CoursedWall } from 'shared-ui/drawing';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { PlanSheet } from 'shared-ui/plan-sheet';
import { organization } from 'shared-ui/structured-data';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../classes.ts';
import type { ForCpasSection } from '../content/for-cpas-details.ts';
import { forCpas, head } from '../content/for-cpas.ts';
import { PartnershipForm } from '../forms/partnership.tsx';
import { PageContent } from '../page.tsx';
import { Actions } from '../sections/common/call-to-action.tsx';
import { Fold, unfolded } from '../sections/common/blocks.tsx';
import { CheckList } from '../sections/common/details.tsx';
import { ContactDetailsSection } from '../sections/common/contact-details.tsx';
import { Heading, TitledSection, titleId } from '../sections/common/heading.tsx';
import { SellingHead } from '../sections/common/heroes.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { ActionLink } from '../sections/common/links.tsx';

/** The page has two of these. They share one draft. */
function ApplySection({ section }: { section: ForCpasSection<'apply'> }) {
  const { points, form } = section;
  const application = <PartnershipForm height={form.height} source={form.source} label={form.label} />;
  return (
    <Section
      id={section.id}
      tone={section.tone}
      className="pt-6 md:pt-18 print:hidden"
      labelledBy={titleId(section)}
    >
      <div className="grid gap-6 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:gap-12">
        <Heading of={section} className="lg:col-span-5" />
        <div className="grid content-start gap-6 max-lg:order-last lg:col-span-5">
          <CheckList items={points} />
          <div aria-hidden="true" className="hidden border border-edge lg:block">
            <CoursedWall seed={section.id} className="w-full" />
          </div>
        </div>
        <div className="min-w-0 rounded-md border border-edge bg-surface p-4 has-data-[slot=received]:self-start sm:p-6 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 lg:p-8">
          {section.folded === undefined ? application : <Fold label={section.folded}>{application}</Fold>}
        </div>
      </div>
    </Section>
  );
}

/** Three options with prices, so that visitors for another option see it before the first form. */
function ChooserSection({ section }: { section: ForCpasSection<'chooser'> }) {
  return (
    <SellingHead of={section}>
      <div className="grid gap-4 lg:grid-cols-12 lg:items-center lg:gap-8">
        <Heading of={section} level={1} className="lg:col-span-6 lg:pr-4" />
        <ul className="border border-edge bg-surface lg:col-span-6">
          {section.ways.map(({ name, price, ...target }) => (
            <li
              key={name}
              className="relative flex items-center justify-between gap-4 border-b border-edge px-4 py-2.5 last:border-b-0 hover:bg-ground md:px-6 md:py-5"
            >
              <span className="flex grow flex-wrap items-baseline justify-between gap-x-4">
                <TextLink {...target} className="font-semibold after:absolute after:inset-0 md:text-lg">
                  {name}
                </TextLink>
                <span className="tabular-nums">{price}</span>
              </span>
              <Icon name="arrow-right" className="text-copper" />
            </li>
          ))}
        </ul>
      </div>
    </SellingHead>
  );
}

type Investment = ForCpasSection<'investment'>;

function Items({ title, items, has }: Investment['contains'] & { has: boolean }) {
  return (
    <div className="grid content-start lg:gap-3">
      <h3 className={classes(unfolded, 'text-xl')}>{title}</h3>
      <Fold label={title} className="border-t border-edge lg:border-t-0">
        <CheckList items={items} has={has} />
      </Fold>
    </div>
  );
}

function InvestmentSection({ section }: { section: Investment }) {
  return (
    <TitledSection of={section}>
      <div className="mt-8 grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div
          data-tone="sheet"
          className="nc-grid sheet-squares grid content-start gap-6 self-start rounded-md bg-ground p-6 text-ink lg:col-span-5 lg:p-8"
        >
          <Claim disclosure={section.disclosure} className="gap-6">
            <p className="flex items-baseline gap-3">
              <span className="font-heading text-3xl leading-none tabular-nums">{section.price}</span>
              <span>{section.period}</span>
            </p>
            <dl className="mt-6 border-t border-edge">
              {section.arithmetic.map(({ term, value }) => (
                <div key={term} className="flex justify-between gap-4 border-b border-line py-3">
                  <dt className="text-muted">{term}</dt>
                  <dd className="text-right tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </Claim>
        </div>
        <div className="grid content-start gap-8 lg:col-span-7">
          <div className="grid md:grid-cols-2 md:gap-8">
            <Items {...section.contains} has />
            <Items {...section.leavesOut} has={false} />
          </div>
          <p className="max-w-measure">{section.terms}</p>
          <p>
            <ActionLink action={section.compare} className="font-semibold" />
          </p>
        </div>
      </div>
    </TitledSection>
  );
}

function SpecimenSection({ section }: { section: ForCpasSection<'specimen'> }) {
  return (
    <TitledSection of={section} headingColumns="lg:col-span-4">
      <Claim isStory disclosure={section.disclosure} className="min-w-0 gap-3 lg:col-span-8">
        <PlanSheet {...section.sheet} compact />
      </Claim>
    </TitledSection>
  );
}

function WaysSection({ section }: { section: ForCpasSection<'ways'> }) {
  return (
    <TitledSection of={section}>
      <ul className="mt-8 grid rounded-md border border-edge lg:grid-cols-3">
        {section.ways.map(({ title, text, facts, action }) => (
          <li
            key={title}
            className="grid content-start gap-4 border-b border-edge p-4 last:border-b-0 md:p-6 lg:row-span-3 lg:grid-rows-subgrid lg:gap-6 lg:border-r lg:border-b-0 lg:p-8 lg:last:border-r-0"
          >
            <div className="grid content-start gap-2">
              <h3 className="text-xl">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
            <dl className="content-start border-t border-edge max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 sm:max-lg:gap-x-8">
              {facts.map(({ term, value }) => (
                <div key={term} className="grid gap-1 border-b border-line py-3">
                  <dt className="text-sm text-muted">{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Actions actions={[action]} />
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const service = {
  '@type': 'Service',
  name: 'Partnership',
  serviceType: 'Tax planning support for CPA practices',
  audience: { '@type': 'BusinessAudience', audienceType: 'Certified public accountants' },
  provider: { '@id': organization['@id'] },
  offers: {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: programme.partnership.monthly,
      priceCurrency: 'USD',
      unitText: 'month',
    },
  },
};

export function Component() {
  return (
    <PageContent {...head} about={{ mainEntity: service }} nodes={[organization]}>
      <SectionList
        sections={forCpas}
        views={{
          chooser: ChooserSection,
          apply: ApplySection,
          specimen: SpecimenSection,
          investment: InvestmentSection,
          ways: WaysSection,
          reach: ContactDetailsSection,
        }}
      />
    </PageContent>
  );
}
