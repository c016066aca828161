import { useEffect, useState } from 'react';
import { officeZone } from 'shared-contract/firm';
import { openState, type OpeningHours } from 'shared-contract/hours';
import { classes } from '../../classes.ts';
import { openingWords, type OpeningWords } from './opening-words.ts';

const TICK_MS = 15_000;

/** Whether a desk is open, by the visitor's clock. Its place is kept until that clock is known. */
export function OpenNow({ hours }: { readonly hours: readonly OpeningHours[] }) {
  const [words, setWords] = useState<OpeningWords>();
  useEffect(() => {
    const tick = () => {
      const now = new Date();
      setWords(openingWords(openState(hours, now, officeZone), now));
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [hours]);
  return (
    <div data-slot="open-now" data-wake="" className="min-h-20 sm:min-h-14 print:hidden noscript:hidden">
      {words ? (
        <>
          <p className="flex items-baseline gap-2 font-semibold">
            <span
              aria-hidden="true"
              className={classes('size-2.5 border', words.open ? 'border-success bg-success' : 'border-edge')}
            />
            {words.status}
          </p>
          <p className="text-sm text-muted">{words.own}</p>
        </>
      ) : null}
    </div>
  );
}
