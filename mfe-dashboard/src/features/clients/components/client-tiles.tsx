import { Stat, StatList } from 'shared-ui/stat';
import { formatShortDollars } from '../../../lib/format.ts';
import type { Client } from '../data/list-clients.ts';
import { clientTotals } from '../model.ts';

export function ClientTiles({ clients }: { clients: readonly Client[] }) {
  const totals = clientTotals(clients);
  return (
    <section aria-labelledby="client-totals" className="rounded-md border border-line bg-surface p-6">
      <h2 id="client-totals" className="sr-only">
        Totals
      </h2>
      <StatList className="grid-cols-2 gap-6 lg:grid-cols-4">
        <Stat value={totals.active} label="Active Clients" />
        <Stat value={formatShortDollars(totals.taxSavings)} label="Annual Tax Savings" />
        <Stat value={formatShortDollars(totals.retainers)} label="Total Retainer Value" />
        <Stat value={totals.prospects} label="New Prospects" />
      </StatList>
    </section>
  );
}
