import { Stat, StatList } from 'shared-ui/stat';
import { formatShortDollars } from '../../../lib/format.ts';
import type { ClientFigures } from '../data/read-client-figures.ts';

export function ClientTiles({ figures }: { figures: ClientFigures }) {
  return (
    <section aria-labelledby="client-totals" className="rounded-md border border-line bg-surface p-6">
      <h2 id="client-totals" className="sr-only">
        Totals
      </h2>
      <StatList className="grid-cols-2 gap-6 lg:grid-cols-4">
        <Stat
          value={figures.active.toLocaleString('en-US')}
          label="Active Clients"
          note="Their status is Active"
        />
        <Stat value={formatShortDollars(figures.tax_savings)} label="Annual Tax Savings" />
        <Stat value={formatShortDollars(figures.retainers)} label="Total Retainer Value" />
        <Stat value={figures.prospects.toLocaleString('en-US')} label="New Prospects" />
      </StatList>
    </section>
  );
}
