import { Tiles } from '../../../components/tiles.tsx';
import { formatShortDollars } from '../../../lib/format.ts';
import type { ClientFigures } from '../data/read-client-figures.ts';

/** The four figures over every client of the reader; their places are there before them. */
export function ClientTiles({ figures }: { figures: ClientFigures | undefined }) {
  const count = (value: number | undefined) => value?.toLocaleString('en-US');
  const dollars = (value: number | undefined) =>
    value === undefined ? undefined : formatShortDollars(value);
  return (
    <Tiles
      label="Totals"
      tiles={[
        { label: 'Active Clients', value: count(figures?.active), note: 'Their status is Active' },
        { label: 'Annual Tax Savings', value: dollars(figures?.tax_savings) },
        { label: 'Total Retainer Value', value: dollars(figures?.retainers) },
        { label: 'New Prospects', value: count(figures?.prospects) },
      ]}
    />
  );
}
