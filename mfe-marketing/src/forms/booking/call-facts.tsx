import { firstCallMinutes, officeZone } from 'shared-contract/firm';
import type { Call } from './calls.ts';
import { isSameClock, ownZone, timeLabel } from './call-times.ts';

/** When a call takes place, in the reader's own time and in the office's, and its number. Rendered in the browser alone. */
export function CallFacts({ call }: { readonly call: Call }) {
  const own = ownZone(officeZone);
  const isOneZone = isSameClock([call.startsAt], own, officeZone);
  const facts = [
    { term: isOneZone ? 'Time' : 'Your time', value: timeLabel(call.startsAt, own) },
    ...(isOneZone ? [] : [{ term: 'In our hours', value: timeLabel(call.startsAt, officeZone) }]),
    { term: 'Length', value: `${firstCallMinutes} minutes, by phone` },
    { term: 'Reference', value: call.reference },
  ];
  return (
    <dl className="border-t border-edge">
      {facts.map(({ term, value }) => (
        <div key={term} className="grid gap-x-4 border-b border-line py-3 sm:grid-cols-[9rem_1fr]">
          <dt className="text-muted">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
