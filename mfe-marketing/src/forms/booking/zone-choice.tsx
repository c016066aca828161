import { useId } from 'react';
import { zoneLabel } from './call-times.ts';
import type { TimeChoice } from './use-time-choice.ts';

/** In whose time the times are shown: the reader's, to begin with, or that of our hours. */
export function ZoneChoice({ choice, sample }: { readonly choice: TimeChoice; readonly sample: string }) {
  const { zones, chooseZone } = choice;
  const label = useId();
  if (zones.isOneZone) {
    return (
      <p>
        Times are in <strong>{zoneLabel(zones.office, sample)}</strong>, which our hours are in, and so are
        you.
      </p>
    );
  }
  const options = [
    { zone: zones.own, whose: 'yours' },
    { zone: zones.office, whose: 'our hours' },
  ];
  return (
    <div
      role="radiogroup"
      aria-labelledby={label}
      className="flex gap-x-6 max-sm:flex-col sm:flex-wrap sm:items-center"
    >
      <span id={label} className="flex min-h-11 items-center font-semibold">
        Time zone
      </span>
      {options.map(({ zone, whose }) => (
        <label key={zone} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="zone"
            // How a visitor looks at the times is no part of their draft.
            data-secret=""
            className="size-5 shrink-0 cursor-pointer accent-primary"
            value={zone}
            checked={zones.shown === zone}
            onChange={() => chooseZone(zone)}
          />
          <span>
            {zoneLabel(zone, sample)} <span className="text-muted">({whose})</span>
          </span>
        </label>
      ))}
    </div>
  );
}
