import { brand } from 'shared-ui/brand';
import { Logo } from 'shared-ui/logo';
import { formatMoment } from '../../../lib/format.ts';
import type { Analytics } from '../data/read-analytics.ts';
import { daysWords } from '../period.ts';

/** On paper alone: whose figures these are, of which days, and as of when. */
export function PrintHead({ analytics: { firstDay, lastDay, at } }: { readonly analytics: Analytics }) {
  return (
    <header className="hidden flex-col gap-2 print:flex">
      <div className="flex items-start justify-between gap-8 border-b-2 border-copper pb-3">
        <Logo />
        <p className="text-right text-sm">
          {brand.name}
          <span className="block">As of {formatMoment(at)}</span>
        </p>
      </div>
      <p className="font-heading text-xl">
        Report of the period: {daysWords({ from: firstDay, to: lastDay }, 'to', null)}
      </p>
    </header>
  );
}
