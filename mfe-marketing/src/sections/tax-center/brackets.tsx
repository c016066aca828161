import { formatDay, formatDollars } from 'shared-contract/format';
import { type FilingStatus, taxLawAsOf, taxTables, type TaxYear } from 'shared-contract/tax/tables';
import { Button } from 'shared-ui/button';
import { useHydrated } from 'shared-ui/hooks';
import { classes } from '../../classes.ts';
import { type FigureGroup, figureGroups } from '../../content/tax-center/figure-groups.ts';
import { nextYearNote, updates } from '../../content/tax-center/tax-center-text.ts';
import { useAddressChoice } from '../../use-address-choice.ts';
import { ChoiceField } from '../common/choices.tsx';
import { PlainSection } from '../common/heading.tsx';

const statuses: readonly { readonly value: FilingStatus; readonly label: string }[] = [
  { value: 'single', label: 'Single' },
  { value: 'joint', label: 'Married filing jointly' },
  { value: 'separate', label: 'Married filing separately' },
  { value: 'head', label: 'Head of household' },
];

/** The first tables had two filing statuses. Phones show those two unless the visitor selects another. */
const isFirst = (status: FilingStatus) => status === 'single' || status === 'joint';

function rangeOf(tops: readonly number[], index: number): string {
  const top = tops[index];
  if (top === undefined) return `above ${formatDollars(tops.at(-1) ?? 0)}`;
  return index === 0 ? `$0–${formatDollars(top)}` : `to ${formatDollars(top)}`;
}

interface BracketTableProps {
  readonly year: TaxYear;
  readonly label: string;
  /** The only status to show. Undefined for all. */
  readonly status: FilingStatus | undefined;
}

/** Tax rates of a year on taxable income, by filing status. */
function BracketTable({ year, label, status }: BracketTableProps) {
  const { rates, tops } = taxTables[year].incomeTax;
  const shown = statuses.filter(({ value }) => status === undefined || value === status);
  const narrow = (value: FilingStatus) =>
    status === undefined && !isFirst(value) && 'max-md:hidden noscript:table-cell! print:table-cell!';
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse text-start tabular-nums">
        <caption className="pb-3 text-start font-heading text-lg font-semibold">{label}</caption>
        <thead>
          <tr className="border-b border-edge">
            <th scope="col" className="py-3 pe-3 text-start text-sm font-semibold">
              Rate
            </th>
            {shown.map(({ value, label: name }) => (
              <th
                key={value}
                scope="col"
                className={classes('py-3 pe-3 text-start align-bottom text-sm font-semibold', narrow(value))}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rates.map((rate, index) => (
            <tr key={rate} className="border-b border-line">
              <th scope="row" className="py-3 pe-3 text-start font-heading text-lg font-semibold">
                {Math.round(rate * 100)}%
              </th>
              {shown.map(({ value }) => (
                <td key={value} className={classes('py-3 pe-3', narrow(value))}>
                  {rangeOf(tops[value], index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Shows the first published value of a figure that a later law replaced. */
function History({ of: { first, words, authority } }: { of: (typeof updates)[number] & { first?: string } }) {
  return (
    <p className="mt-1 max-w-measure text-sm font-normal text-muted">
      {first === undefined ? null : (
        <>
          First published: <s>{first}</s>.{' '}
        </>
      )}
      {words} ({authority})
    </p>
  );
}

function FigureList({ group, year }: { group: FigureGroup; year: TaxYear }) {
  const titleId = `in-${String(year)}-${group.id}`;
  return (
    <section aria-labelledby={titleId} className="grid content-start gap-3">
      <h3 id={titleId} className="text-lg">
        {group.title}
      </h3>
      <dl className="border-b border-edge">
        {group.rows.map(({ label, value }) => {
          const update = year === 2025 ? updates.find(({ row }) => row === label) : undefined;
          return (
            <div
              key={label}
              className="grid gap-x-6 border-t border-line py-3 first:border-edge sm:grid-cols-[15rem_1fr]"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold tabular-nums">
                {value}
                {update === undefined ? null : <History of={update} />}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="text-sm text-muted">{group.source}</p>
    </section>
  );
}

const years: readonly TaxYear[] = [2026, 2025];

const notes: Readonly<Record<TaxYear, string>> = {
  2025: `For returns filed in 2026, as enacted and as of ${formatDay(taxLawAsOf)}. A figure that a later law replaced keeps its first published value, struck through. The brackets did not change.`,
  2026: `For returns filed in 2027. ${nextYearNote}`,
};

function YearTables({ year, status }: { year: TaxYear; status: FilingStatus | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="max-w-measure border-l-2 border-copper pl-4">{notes[year]}</p>
      <div>
        <BracketTable year={year} label={`${String(year)} Tax Brackets`} status={status} />
        <p className="mt-3 text-sm text-muted">Taxable income. {taxTables[year].incomeTax.source}</p>
      </div>
      {figureGroups[year].map((group) => (
        <FigureList key={group.id} group={group} year={year} />
      ))}
    </div>
  );
}

/** Without scripts, the tables of both years are visible. */
export function BracketsView() {
  const isAlive = useHydrated();
  const [valueOf, choose] = useAddressChoice();
  const year: TaxYear = valueOf('year') === '2025' ? 2025 : 2026;
  const status = statuses.find(({ value }) => value === valueOf('status'))?.value;
  return (
    <PlainSection name="brackets" title="Rates, deductions and limits">
      <div className="mt-6 mb-8 grid gap-4 sm:grid-cols-[auto_20rem] sm:items-end sm:gap-8 print:hidden noscript:hidden">
        <div role="group" aria-label="Tax year" className="grid gap-1">
          <span aria-hidden="true" className="font-semibold">
            Tax year
          </span>
          <div className="flex">
            {years.map((each) => (
              <Button
                key={each}
                variant={each === year ? 'primary' : 'secondary'}
                aria-pressed={each === year}
                onClick={() => choose({ year: each === 2026 ? '' : String(each) })}
                className="min-w-24 first:rounded-e-none last:rounded-s-none max-sm:grow"
              >
                {each}
              </Button>
            ))}
          </div>
        </div>
        <ChoiceField
          name="status"
          label="Filing status"
          any="All statuses"
          value={status ?? ''}
          options={statuses}
          onChoose={(value) => choose({ status: value })}
        />
      </div>
      {years.map((each) => (
        <div
          key={each}
          data-slot="tax-year"
          hidden={isAlive && each !== year}
          className={classes(!isAlive && each !== year && 'hidden noscript:mt-12 noscript:block!')}
        >
          <YearTables year={each} status={status} />
        </div>
      ))}
    </PlainSection>
  );
}
