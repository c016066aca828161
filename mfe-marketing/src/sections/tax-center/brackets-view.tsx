import { formatDay } from 'shared-contract/format';
import { Button } from 'shared-ui/button';
import { useHydrated } from 'shared-ui/hooks';
import { Section } from 'shared-ui/layout';
import { classes } from '../../classes.ts';
import { figureGroups } from '../../content/tax-center/figure-groups.ts';
import {
  published2025,
  taxLawAsOf,
  taxTables,
  type FilingStatus,
  type TaxYear,
} from '../../content/tax-center/tax-tables.ts';
import { useAddressChoice } from '../../use-address-choice.ts';
import { ChoiceField } from '../common/choice-field.tsx';
import { BracketTable, statuses } from './bracket-table.tsx';
import { FigureList } from './figure-list.tsx';

const years: readonly TaxYear[] = [2025, 2026];

const headings: Readonly<Record<TaxYear, string>> = {
  2025: `2025 Tax Brackets, ${published2025.label}`,
  2026: '2026 Tax Brackets',
};

const notes: Readonly<Record<TaxYear, string>> = {
  2025: `Figures stay as this page first had them. What later law changed is noted in amber at the figure, as of ${formatDay(taxLawAsOf)}. The brackets themselves did not change; the columns for married filing separately and head of household were added.`,
  2026: `Figures for returns that are filed in 2027, as of ${formatDay(taxLawAsOf)}.`,
};

function YearTables({ year, status }: { year: TaxYear; status: FilingStatus | undefined }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="max-w-measure border-l-2 border-copper pl-4">{notes[year]}</p>
      <div>
        <BracketTable year={year} label={headings[year]} status={status} />
        <p className="mt-3 text-sm text-muted">Taxable income. {taxTables[year].incomeTax.source}</p>
      </div>
      {figureGroups[year].map((group) => (
        <FigureList key={group.id} group={group} place={`in-${String(year)}`} />
      ))}
    </div>
  );
}

/** The tables of a year, by filing status. Without scripts both years stand below each other. */
export function BracketsView() {
  const isAlive = useHydrated();
  const [valueOf, choose] = useAddressChoice();
  const year: TaxYear = valueOf('year') === '2026' ? 2026 : 2025;
  const status = statuses.find(({ value }) => value === valueOf('status'))?.value;
  return (
    <Section labelledBy="brackets-title">
      <h2 id="brackets-title" className="text-xl md:text-2xl">
        Rates, deductions and limits
      </h2>
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
                onClick={() => {
                  choose({ year: each === 2025 ? '' : String(each) });
                }}
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
          onChoose={(value) => {
            choose({ status: value });
          }}
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
    </Section>
  );
}
