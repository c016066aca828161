import { symposiumEvent } from 'shared-contract/symposium';
import { Badge } from 'shared-ui/badge';
import { ButtonLink } from 'shared-ui/button';
import type { SymposiumSection } from '../../content/symposium/section-types.ts';
import { PlainHead } from '../common/plain-head.tsx';
import { bothDays, clockTime, dayInYear, weekdayOf } from './event-days.ts';
import { useSymposiumState } from './use-symposium-state.ts';

const { dates, place, reception } = symposiumEvent;

function factsOf({ terms, notes, price }: SymposiumSection<'eventHead'>) {
  return [
    {
      term: terms.days,
      value: bothDays(),
      note: `${weekdayOf(dates.first)} and ${weekdayOf(dates.second)}`,
    },
    { term: terms.price, value: price, note: notes.price },
    { term: terms.place, value: place, note: notes.place },
    {
      term: `${terms.reception} ${dayInYear(dates.reception)}`,
      value: clockTime(reception.from),
      note: `${weekdayOf(dates.reception)}, Central time`,
    },
  ];
}

/** What the event is, when and what it costs, and the way to the registration; its words follow the calendar. */
export function EventHeadSection({ section }: { section: SymposiumSection<'eventHead'> }) {
  const state = useSymposiumState();
  const { badge, lead, action } = section.states[state];
  return (
    <PlainHead of={{ ...section, lead }} isRead>
      <div data-wake="" className="mt-6 flex flex-wrap items-center gap-4 print:hidden">
        <ButtonLink href="#registration" className="max-sm:w-full">
          {action}
        </ButtonLink>
        <Badge tone={state === 'past' ? 'neutral' : 'success'}>{badge}</Badge>
      </div>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-6 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        {factsOf(section).map(({ term, value, note }) => (
          <div key={term} className="grid content-start gap-1 border-t border-edge pt-3">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="font-semibold tabular-nums md:text-lg">{value}</dd>
            <dd className="text-sm text-muted">{note}</dd>
          </div>
        ))}
      </dl>
    </PlainHead>
  );
}
