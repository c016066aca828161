import { taxLawAsOf } from 'shared-contract/tax/tables';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { considerations, disclosures, strategyGroups } from '../content/tax-center/tax-center-text.ts';
import {
  head,
  headFigures,
  heading,
  resourceCards,
  tabs,
  taxCenterRest,
} from '../content/tax-center/tax-center.ts';
import { PageContent } from '../page.tsx';
import { PlainHead, PlainSection } from '../sections/common/heading.tsx';
import { SectionList } from '../sections/common/section-list.tsx';
import { Tabs } from '../sections/common/tabs.tsx';
import { BracketsView } from '../sections/tax-center/brackets.tsx';
import { Checklist } from '../sections/tax-center/checklist.tsx';
import { Deadlines } from '../sections/tax-center/deadlines.tsx';

/** Shows the four most requested figures: the current year's, 2025 as enacted, and as first published. */
function TaxHead() {
  return (
    <PlainHead of={heading} isRead>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-4 lg:gap-x-8 print:hidden">
        {headFigures.map(({ label, now, enacted, first, isReplaced }) => (
          <li key={label} className="grid content-start gap-1 border-t border-edge pt-2 md:pt-3">
            <span className="font-semibold">{label}, 2026</span>{' '}
            <span className="font-heading text-2xl leading-none tabular-nums md:text-3xl">{now}</span>{' '}
            <span className="tabular-nums">2025: {enacted}</span>{' '}
            <span className="text-sm text-muted tabular-nums">
              2025, as first published: {isReplaced ? <s>{first}</s> : first}
            </span>
          </li>
        ))}
      </ul>
    </PlainHead>
  );
}

function StrategyCard({ group }: { group: (typeof strategyGroups)[number] }) {
  const { id, title, description, icon, strategies } = group;
  return (
    <article aria-labelledby={`${id}-name`} className="border border-line bg-surface p-4 md:p-8">
      <h3 id={`${id}-name`} className="flex items-center gap-3 text-lg md:text-xl">
        <Icon name={icon} className="size-6 shrink-0 text-copper" />
        {title}
      </h3>
      <p className="mt-3 text-muted">{description}</p>
      <ul className="mt-4 border-t border-edge">
        {strategies.map((strategy) => (
          <li key={strategy} className="border-b border-line py-3 last:border-0 last:pb-0">
            {strategy}
          </li>
        ))}
      </ul>
    </article>
  );
}

function StrategiesView() {
  return (
    <>
      <PlainSection name="strategies" title="Tax Strategies">
        <div className="mt-6 grid gap-6 lg:grid-cols-2 lg:gap-8">
          {strategyGroups.map((group) => (
            <StrategyCard key={group.id} group={group} />
          ))}
        </div>
      </PlainSection>
      <Section labelledBy="considerations-title" className="pt-0 md:pt-0">
        <div className="border-2 border-edge p-4 md:p-8">
          <h2 id="considerations-title" className="text-xl md:text-2xl">
            Considerations
          </h2>
          <dl className="mt-6">
            {considerations.map(({ id, title, text, authority }) => (
              <div
                key={id}
                className="grid gap-2 border-t border-line py-4 last:pb-0 lg:grid-cols-12 lg:gap-12"
              >
                <dt className="font-heading text-lg font-semibold lg:col-span-4">{title}</dt>
                <dd className="max-w-measure lg:col-span-8">
                  {text} <span className="text-sm text-muted">({authority})</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Section>
    </>
  );
}

function YearEndView() {
  return (
    <>
      <PlainSection name="checklist" title="Year-End Planning for 2026" headingClass="mb-6">
        <Checklist />
      </PlainSection>
      <PlainSection name="deadlines" title="Key Tax Deadlines" tone="surface" headingClass="mb-6">
        <Deadlines />
      </PlainSection>
    </>
  );
}

function ResourcesView() {
  return (
    <>
      <PlainSection name="resources" title="Resources">
        <ul className="mt-6 grid gap-4 md:grid-cols-2 md:gap-6">
          {resourceCards.map(({ title, text, label, to, icon }) => (
            <li key={to} className="grid">
              <Link
                to={to}
                className="group grid grid-rows-[auto_1fr_auto] gap-2 border border-line bg-surface p-4 hover:border-primary md:p-6"
              >
                <span className="flex items-center gap-3 font-heading text-lg font-semibold">
                  <Icon name={icon} className="size-6 shrink-0 text-copper" />
                  {title}
                </span>{' '}
                <span className="text-muted">{text}</span>{' '}
                <span className="mt-2 flex items-center gap-2 self-end font-semibold text-primary group-hover:underline">
                  {label}
                  <Icon name="arrow-right" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </PlainSection>
      <Section tone="surface" labelledBy="disclosures-title">
        <div className="grid gap-6 lg:grid-cols-12 lg:gap-12">
          <h2 id="disclosures-title" className="text-xl md:text-2xl lg:col-span-4">
            Disclosures
          </h2>
          <div className="grid max-w-measure gap-4 lg:col-span-8">
            {disclosures.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      </Section>
    </>
  );
}

const views = [
  { id: 'overview', label: tabs.overview, content: <StrategiesView /> },
  { id: 'year-end', label: tabs['year-end'], content: <YearEndView /> },
  { id: 'brackets', label: tabs.brackets, content: <BracketsView /> },
  { id: 'resources', label: tabs.resources, content: <ResourcesView /> },
];

export function Component() {
  return (
    <PageContent {...head} about={{ lastReviewed: taxLawAsOf }}>
      <TaxHead />
      <Tabs label="Views of the tax center" views={views} />
      <SectionList sections={taxCenterRest} views={{}} />
    </PageContent>
  );
}
