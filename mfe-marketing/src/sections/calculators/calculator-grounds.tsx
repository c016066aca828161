import { formatDay } from 'shared-contract/format';
import { taxLawAsOf } from 'shared-contract/tax/tables';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import type { CalculatorWords } from '../../content/calculators/calculator.ts';
import { titleId } from '../common/heading.tsx';

const grounds = { id: 'grounds' };
const further = { id: 'further' };

function List({ title, items }: { readonly title: string; readonly items: readonly string[] }) {
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-copper">
        {items.map((item) => (
          <li key={item} className="break-inside-avoid pl-1">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sources({ sources }: Pick<CalculatorWords, 'sources'>) {
  return (
    <dl className="border-t border-edge">
      {sources.map(({ of, source }) => (
        <div key={of} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[14rem_1fr]">
          <dt className="font-semibold">{of}</dt>
          <dd className="text-muted">{source}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the arithmetic takes for granted, what it leaves out, and where its figures come from. */
export function CalculatorGrounds({ words }: { readonly words: CalculatorWords }) {
  return (
    <>
      <Section id={grounds.id} labelledBy={titleId(grounds)} className="print:py-4">
        <h2 id={titleId(grounds)} className="text-xl md:text-2xl">
          Assumptions, limits and sources
        </h2>
        <div className="mt-6 grid gap-8 lg:grid-cols-2 lg:gap-12">
          <List title="What it assumes" items={words.assumptions} />
          <List title="What it leaves out" items={words.limits} />
        </div>
        <h3 className="mt-10 mb-3 text-lg">Sources</h3>
        <Sources sources={words.sources} />
        <p className="mt-4 text-sm text-muted">
          Law as of {formatDay(taxLawAsOf)}, tax years 2025 and 2026. General information, not advice on your
          return; nothing that you enter leaves this page but in its address.
        </p>
      </Section>
      <Section id={further.id} tone="surface" labelledBy={titleId(further)} className="print:hidden">
        <h2 id={titleId(further)} className="text-xl md:text-2xl">
          Read on
        </h2>
        <ul className="mt-6 border-t border-edge">
          {words.related.map(({ kind, label, to, text }) => (
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
      </Section>
    </>
  );
}
