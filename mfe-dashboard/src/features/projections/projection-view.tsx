import type { OwnerTax } from 'shared-contract/calculators/business-owner';
import { formatDollars } from 'shared-contract/format';
import { brand } from 'shared-ui/brand';
import { Logo } from 'shared-ui/logo';
import { formatInstant } from '../../lib/format.ts';
import { projectionNotice } from '../../lib/labels.ts';
import { assumptions, enteredLines, generalSources, stepDetails } from './labels.ts';
import { countedSaving, isApart, type ProjectionResult } from './model.ts';
import type { Projection } from './queries.ts';

interface Row {
  readonly label: string;
  readonly value: (tax: OwnerTax) => number;
  readonly isSum?: boolean;
  /** Omit the row if it is zero in both years. */
  readonly isRare?: boolean;
}

const rows: readonly Row[] = [
  { label: 'From the business', value: ({ fromBusiness }) => fromBusiness },
  { label: 'Adjusted gross income', value: ({ adjustedIncome }) => adjustedIncome },
  { label: 'Deductions', value: ({ deduction }) => -deduction },
  { label: 'Business income deduction', value: ({ businessDeduction }) => -businessDeduction, isRare: true },
  { label: 'Taxable income', value: ({ taxable }) => taxable, isSum: true },
  { label: 'Income tax', value: ({ incomeTax }) => incomeTax },
  { label: 'Credit', value: ({ credit }) => -credit, isRare: true },
  { label: 'Net investment income tax', value: ({ investmentTax }) => investmentTax, isRare: true },
  { label: 'Additional Medicare tax', value: ({ medicareTax }) => medicareTax, isRare: true },
  { label: 'Social Security and Medicare', value: ({ employmentTax }) => employmentTax },
  { label: 'Federal tax of the year', value: ({ total }) => total, isSum: true },
];

const wholeDollars = (amount: number): string => formatDollars(Math.round(amount) || 0);

function Comparison({ result: { today, plan } }: { readonly result: ProjectionResult }) {
  const shown = rows.filter(({ isRare, value }) => !isRare || value(today) !== 0 || value(plan) !== 0);
  return (
    <div className="overflow-x-auto">
      <table className="w-full tabular-nums">
        <caption className="sr-only">The year today and with the plan, in dollars</caption>
        <thead className="border-b border-edge text-sm text-muted">
          <tr>
            <th scope="col" className="py-1 text-left font-medium">
              <span className="sr-only">Line</span>
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-medium">
              Today
            </th>
            <th scope="col" className="py-1 pl-3 text-right font-medium whitespace-nowrap">
              With the plan
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ label, value, isSum = false }) => (
            <tr
              key={label}
              className={`border-b ${isSum ? 'border-edge font-semibold' : 'border-line'} break-inside-avoid`}
            >
              <th scope="row" className="py-1.5 text-left [font-weight:inherit]">
                {label}
              </th>
              <td className="py-1.5 pl-3 text-right whitespace-nowrap">{wholeDollars(value(today))}</td>
              <td className="py-1.5 pl-3 text-right whitespace-nowrap">{wholeDollars(value(plan))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Print only, because a printout has no page header. */
function Letterhead({ projection }: { readonly projection: Projection }) {
  const { client, madeAt, madeBy } = projection;
  return (
    <header className="hidden items-start justify-between gap-8 border-b-2 border-copper pb-3 print:flex">
      <Logo />
      <p className="text-right text-sm">
        {client.name}
        {client.company === null ? null : <span className="block">{client.company}</span>}
        <span className="block">
          {formatInstant(madeAt)}
          {madeBy === null ? '' : `, ${madeBy}`}
        </span>
      </p>
    </header>
  );
}

function Outcome({ projection: { inputs, result } }: { readonly projection: Projection }) {
  const { today, plan, steps } = result;
  const saved = countedSaving(result);
  const staffCost = steps.reduce((sum, step) => sum + (step.staffCost ?? 0), 0);
  return (
    <section aria-labelledby="outcome" className="flex flex-col gap-3">
      <h2 id="outcome" className="text-lg">
        {saved >= 0 ? 'Less federal tax in' : 'More federal tax in'} {inputs.year}
      </h2>
      <p className="font-heading text-3xl tabular-nums">{wholeDollars(Math.abs(saved))}</p>
      <p className="text-muted">
        {wholeDollars(today.total - saved)} with the plan instead of {wholeDollars(today.total)}. Each step
        builds on the steps before it. Deferred tax is owed later.
      </p>
      {staffCost > 0 ? (
        <p>
          Contributions for staff cost {wholeDollars(staffCost)}, so {wholeDollars(saved - staffCost)} remains
          after them.
        </p>
      ) : null}
      <ol aria-label="Steps" className="flex flex-col">
        {steps.map(({ id, amount, saved: less }) => (
          <li key={id} className="break-inside-avoid border-t border-line py-2">
            <p className="flex flex-wrap justify-between gap-x-4 font-semibold tabular-nums">
              <span className="min-w-0 wrap-anywhere">{stepDetails[id].name}</span>
              <span>
                {less >= 0 ? `${wholeDollars(less)} less` : `${wholeDollars(-less)} more`}
                {isApart(id) ? ', not counted' : ''}
              </span>
            </p>
            <p className="text-muted">
              {wholeDollars(amount)} {stepDetails[id].amount}. {stepDetails[id].note}
            </p>
          </li>
        ))}
      </ol>
      {plan.unused > 0 ? (
        <p>
          {wholeDollars(plan.unused)} of these amounts exceeds this year’s profit, pay, or loss limit and is
          excluded.
        </p>
      ) : null}
    </section>
  );
}

/** Screen and print view. Prints on one or two pages, Letter or A4. */
export function ProjectionSheet({ projection }: { readonly projection: Projection }) {
  const { inputs, label, result } = projection;
  return (
    <article
      aria-label={label}
      className="flex max-w-240 flex-col gap-6 rounded-md border border-line bg-surface p-4 sm:p-6 print:max-w-none print:gap-3 print:border-0 print:p-0 print:text-sm"
    >
      <Letterhead projection={projection} />
      <p className="hidden font-heading text-xl print:block">
        {label}: tax projection for {inputs.year}
      </p>
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-10 print:grid-cols-2 print:gap-6">
        <Outcome projection={projection} />
        <div className="flex flex-col gap-6 print:gap-3">
          <section aria-labelledby="comparison" className="flex flex-col gap-2">
            <h2 id="comparison" className="text-lg">
              Today and with the plan
            </h2>
            <Comparison result={result} />
          </section>
          <section aria-labelledby="entered" className="flex flex-col gap-2">
            <h2 id="entered" className="text-lg">
              Figures entered
            </h2>
            <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
              {enteredLines(inputs).map(([term, value]) => (
                <div key={term} className="contents">
                  <dt className="text-muted">{term}</dt>
                  <dd className="text-right tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
      </div>
      <section aria-labelledby="grounds" className="flex flex-col gap-2 border-t border-line pt-4">
        <h2 id="grounds" className="text-lg">
          Assumptions and sources
        </h2>
        <ul className="list-disc pl-5 text-muted">
          {assumptions.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <p className="text-sm text-muted">
          {[
            ...generalSources(inputs.year),
            ...result.steps.map(
              ({ id }) => `${stepDetails[id].name}: ${stepDetails[id].source(inputs.year)}`,
            ),
          ].join('. ')}
          .
        </p>
        <p className="font-medium">{projectionNotice}</p>
      </section>
      <footer className="hidden justify-between gap-6 border-t border-line pt-2 text-sm print:flex">
        <p>
          {brand.name}, {brand.address.lines.join(', ')}
        </p>
        <p className="whitespace-nowrap">{brand.phone.display}</p>
      </footer>
    </article>
  );
}
