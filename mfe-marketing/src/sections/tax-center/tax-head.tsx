import { classes } from '../../classes.ts';
import { headFigures, headFiguresNote, heading } from '../../content/tax-center/tax-center.ts';
import { PlainHead } from '../common/plain-head.tsx';

/** The four figures people look for first: as first published, and what holds now. */
export function TaxHead() {
  return (
    <PlainHead of={heading} isRead>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-4 lg:grid-cols-4 lg:gap-x-8 print:hidden">
        {headFigures.map(({ label, value, now, isChanged }) => (
          <li key={label} className="grid content-start gap-1 border-t border-edge pt-2 md:pt-3">
            <span className="font-semibold">{label}</span>{' '}
            <span className="font-heading text-2xl leading-none tabular-nums md:text-3xl">{value}</span>{' '}
            <span className="text-sm text-muted">{headFiguresNote}</span>{' '}
            <span
              className={classes(
                'text-sm tabular-nums',
                isChanged ? 'font-semibold text-warning' : 'text-muted',
              )}
            >
              {now}
            </span>
          </li>
        ))}
      </ul>
    </PlainHead>
  );
}
