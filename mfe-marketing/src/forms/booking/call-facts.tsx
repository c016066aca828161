import { firstCallMinutes, officeZone } from 'shared-contract/firm';
import { paths } from 'shared-contract/paths';
import { loadChunk } from 'shared-ui/chunks';
import { FileButton } from '../../file-button.tsx';
import { isSameClock, userTimeZone, timeLabel } from './call-times.ts';
import type { Call } from './queries.ts';

/**
 * Shows the time in the visitor's time zone and in the office's, and the reference. Must render only in the browser.
 */
export function CallFacts({ call }: { readonly call: Call }) {
  const own = userTimeZone(officeZone);
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

/** The code that builds and saves the calendar file loads on the first click. */
export function AddToCalendar({ call, token }: { readonly call: Call; readonly token: string }) {
  async function save() {
    const { saveFileOfCall } = await loadChunk(
      () => import(/* webpackChunkName: "marketing-calendar-file" */ './calendar-file.ts'),
    );
    saveFileOfCall(call, new URL(paths.bookManage(token), location.origin).href, new Date());
  }
  return <FileButton save={save}>Add to calendar</FileButton>;
}
