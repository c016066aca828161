import { useMemo } from 'react';
import { formatDay } from 'shared-contract/format';
import { paths } from 'shared-contract/paths';
import type { CalculatorName } from 'shared-contract/paths/calculators';
import { taxLawAsOf } from 'shared-contract/tax/tables';
import { brand } from 'shared-ui/brand';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { type Calculator, wholeDollars } from '../content/calculators/calculator.ts';
import { businessIncomeDeduction } from '../content/calculators/business-income-deduction.ts';
import { businessSale } from '../content/calculators/business-sale.ts';
import { cashBalance } from '../content/calculators/cash-balance.ts';
import { costSegregation } from '../content/calculators/cost-segregation.ts';
import { estimatedTax } from '../content/calculators/estimated-tax.ts';
import { opportunityZoneGainTax } from '../content/calculators/opportunity-zone-gain.ts';
import { requiredDistributions } from '../content/calculators/required-distributions.ts';
import { researchCredit } from '../content/calculators/research-credit.ts';
import { retainerReturn } from '../content/calculators/retainer-return.ts';
import { retirementContributions } from '../content/calculators/retirement-contributions.ts';
import { sCorporation } from '../content/calculators/s-corporation.ts';
import { taxBrackets } from '../content/calculators/tax-brackets.ts';
import { PageContent } from '../page.tsx';
import { Entered, EntryForm, entryText } from '../sections/calculators/entry-form.tsx';
import { ResultPanel, StepTables } from '../sections/calculators/result.tsx';
import { entriesIn, graphOf, useCalculator } from '../sections/calculators/use-calculator.ts';
import { PlainHead, PlainSection, titleId } from '../sections/common/heading.tsx';
import { ReadingTools } from '../sections/prose/reading-tools.tsx';

const entry = { id: 'calculator' };

/** Layout of every calculator: entries, result, and steps. The prerendered page shows a worked example. */
function CalculatorView({ calculator }: { readonly calculator: Calculator }) {
  const { name: title } = calculator;
  const { form, filled, problems, counted, result, change, flush, reset } = useCalculator(calculator);
  const graph = useMemo(() => graphOf(calculator, counted), [calculator, counted]);
  const entries = entriesIn(calculator.groups);
  const stale = entries
    .filter(({ name }) => name in problems)
    .map((of) => ({ label: of.label, counted: entryText(of, counted[of.name]) }));
  return (
    <>
      <Section id={entry.id} labelledBy={titleId(entry)} className="pt-6 md:pt-8 print:py-2">
        <h2 id={titleId(entry)} className="sr-only">
          Entries and result
        </h2>
        <div className="grid gap-8 lg:grid-cols-12 lg:gap-12 print:grid-cols-12 print:gap-8">
          <div className="min-w-0 lg:col-span-5 print:col-span-5">
            <EntryForm
              key={filled.count}
              form={form}
              label={title}
              groups={calculator.groups}
              filled={filled.entries}
              problems={problems}
              onChange={change}
              onSettle={flush}
            >
              <Button variant="secondary" className="justify-self-start" onClick={reset}>
                <Icon name="retry" />
                Back to the example
              </Button>
              <div className="sticky bottom-0 -mx-4 flex items-baseline justify-between gap-4 border-y border-edge bg-surface px-4 sm:-mx-6 sm:px-6 lg:hidden">
                <TextLink href="#result" className="py-3 font-semibold">
                  {result.figure.label}
                </TextLink>
                <span className="font-heading text-lg tabular-nums">
                  {wholeDollars(result.figure.amount)}
                </span>
              </div>
            </EntryForm>
            <Entered entries={entries} counted={counted} />
          </div>
          <div className="grid min-w-0 content-start gap-6 self-start lg:sticky lg:top-24 lg:col-span-7 print:static print:col-span-7">
            <ResultPanel
              result={result}
              graph={graph}
              isIllustration={calculator.isIllustration === true}
              stale={stale}
            />
            <ReadingTools title={title} withChoices />
          </div>
        </div>
      </Section>
      <PlainSection
        name="steps"
        title="Step by step"
        id="steps"
        tone="surface"
        className="print:py-2"
        headingClass="mb-6 print:mb-2"
      >
        <StepTables steps={result.steps} />
      </PlainSection>
    </>
  );
}

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-copper print:mt-1 print:gap-0.5">
        {items.map((item) => (
          <li key={item} className="break-inside-avoid pl-1">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sources({ sources }: Pick<Calculator, 'sources'>) {
  return (
    <dl className="border-t border-edge print:columns-2 print:gap-8">
      {sources.map(({ of, source }) => (
        <div
          key={of}
          className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[14rem_1fr] print:break-inside-avoid print:grid-cols-[12rem_1fr] print:py-0.5"
        >
          <dt className="font-semibold">{of}</dt>
          <dd className="text-muted">{source}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows the assumptions, exclusions, and sources of a calculator. */
function CalculatorGrounds({ calculator }: { readonly calculator: Calculator }) {
  const { assumptions, limits, sources, related } = calculator;
  return (
    <>
      <PlainSection
        name="grounds"
        title="Assumptions, limits, and sources"
        id="grounds"
        className="print:py-2"
      >
        <div className="mt-6 grid gap-8 lg:grid-cols-2 lg:gap-12 print:mt-2 print:grid-cols-2">
          <List title="What it assumes" items={assumptions} />
          <List title="What it leaves out" items={limits} />
        </div>
        <h3 className="mt-10 mb-3 text-lg print:mt-3 print:mb-1">Sources</h3>
        <Sources sources={sources} />
        <p className="mt-4 text-sm text-muted">
          Law as of {formatDay(taxLawAsOf)}, tax years 2025 and 2026. General information, not advice on your
          return. Your entries stay on this page and in its address.
        </p>
      </PlainSection>
      <PlainSection name="further" title="Read on" id="further" tone="surface" className="print:hidden">
        <ul className="mt-6 border-t border-edge">
          {related.map(({ kind, label, to, text }) => (
            <li key={to} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[8rem_1fr]">
              <span className="text-sm text-copper sm:pt-3">{kind}</span>
              <div>
                <TextLink to={to} className="inline-block py-2 font-semibold">
                  {label}
                </TextLink>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </PlainSection>
    </>
  );
}

/** Builds the page of a calculator. They share a chunk, because they share the form and the views. */
function calculatorPage(calculator: Calculator) {
  const { name, title, lead, description, slug } = calculator;
  const parent = { label: 'Resources', to: paths.resources };
  const head = { title: name, description, path: paths.calculator(slug), parent };
  const application = {
    '@type': 'WebApplication',
    '@id': `${brand.origin}${head.path}#calculator`,
    name: title,
    description: lead,
    url: brand.origin + head.path,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
  };
  const heading = { id: 'top', page: name, title, lead, parent };
  return {
    Component: () => (
      <PageContent {...head} about={{ mainEntity: application }}>
        {/* Fits the calculation and its grounds on one printed page, Letter or A4. */}
        <div className="print:[zoom:0.57]">
          <PlainHead of={heading} />
          <CalculatorView calculator={calculator} />
          <CalculatorGrounds calculator={calculator} />
        </div>
      </PageContent>
    ),
  };
}

/** Every public calculator. A new one needs its definition, its name in `paths`, and a line here. */
const calculators: Readonly<Record<CalculatorName, Calculator>> = {
  'tax-brackets': taxBrackets,
  'retirement-contributions': retirementContributions,
  'cash-balance': cashBalance,
  'cost-segregation': costSegregation,
  'research-credit': researchCredit,
  'retainer-return': retainerReturn,
  'business-income-deduction': businessIncomeDeduction,
  's-corporation': sCorporation,
  'estimated-tax': estimatedTax,
  'business-sale': businessSale,
  'required-distributions': requiredDistributions,
  'opportunity-zone-gain': opportunityZoneGainTax,
};

export const pages = Object.fromEntries(
  Object.values(calculators).map((calculator) => [calculator.slug, calculatorPage(calculator)]),
) as Readonly<Record<CalculatorName, ReturnType<typeof calculatorPage>>>;
