import { Claim } from 'shared-ui/claim';
import type { HeadClaim } from '../../content/claims.ts';
import { classes } from '../../classes.ts';

const columns: Readonly<Record<number, string>> = { 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' };

/** Figures in a row, each over the short note that stands for its record. Two rows from six on. */
export function FigureStrip({ claims }: { readonly claims: readonly HeadClaim[] }) {
  return (
    <ul
      className={classes(
        'mt-8 grid gap-x-6 gap-y-6 md:max-lg:grid-cols-2',
        columns[claims.length] ?? 'lg:grid-cols-4',
      )}
    >
      {claims.map(({ value, label, brief }) => (
        <li key={label} className="border-t border-edge pt-4">
          <Claim disclosure={brief} className="gap-2">
            <p className="grid grid-cols-[7.5rem_1fr] items-baseline gap-x-4 gap-y-1 lg:grid-cols-1">
              <span className="font-heading text-2xl leading-none tabular-nums xl:text-3xl">{value}</span>{' '}
              <span className="font-semibold">{label}</span>
            </p>
          </Claim>
        </li>
      ))}
    </ul>
  );
}
