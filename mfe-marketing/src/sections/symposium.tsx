import { useSyncExternalStore } from 'react';
import { formatDay } from 'shared-contract/format';
import { symposiumEvent, symposiumState, type SymposiumState } from 'shared-contract/symposium';
import { weekdayOf as dayOfWeek, weekdayName } from 'shared-contract/zoned-time';
import { Badge } from 'shared-ui/badge';
import { brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { Monogram } from 'shared-ui/drawing';
import { Section } from 'shared-ui/layout';
import { TextLink } from 'shared-ui/text-link';
import { episodes } from '../content/podcast.ts';
import { speakers } from '../content/symposium/speakers.ts';
import type { SymposiumSection } from '../content/symposium/symposium.ts';
import { SymposiumForm } from '../forms/symposium.tsx';
import { Heading, PlainHead, TitledSection, titleId } from './common/heading.tsx';
import { ActionLink } from './common/links.tsx';

/** Update interval in ms, so that a page that stays open past midnight is correct. */
const TICK_MS = 60_000;

function watch(onChange: () => void) {
  const timer = setInterval(onChange, TICK_MS);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}

/** State of the event by the visitor's clock. The prerendered page shows it as upcoming. */
function useSymposiumState(): SymposiumState {
  return useSyncExternalStore(
    watch,
    () => symposiumState(new Date()),
    () => 'upcoming',
  );
}

const { dates, place, reception } = symposiumEvent;

/** Formats a date as `November 20`. */
const dayInYear = (day: string): string => formatDay(day).replace(/, \d+$/, '');

export const weekdayOf = (day: string): string => weekdayName(dayOfWeek(day));

/** Formats both dates: `November 20 and 21, 2027`. Repeats the month if it differs. */
function bothDays(): string {
  const [first, second] = [dayInYear(dates.first), formatDay(dates.second)];
  const month = first.split(' ')[0] ?? '';
  return `${first} and ${second.startsWith(month) ? second.slice(month.length + 1) : second}`;
}

/** Formats minutes after midnight or a local time: `510` and `08:30` → `8:30 am`. */
export function clockTime(time: number | string): string {
  const minutes = typeof time === 'number' ? time : Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const [hour, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `${((hour + 11) % 12) + 1}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`;
}

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

/** The text depends on the state of the event. */
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

export function EpisodesSection({ section }: { section: SymposiumSection<'episodes'> }) {
  return (
    <TitledSection of={section}>
      <ul className="mt-8 grid gap-x-12 gap-y-6 lg:grid-cols-3">
        {brand.podcast.episodes.map(({ id, title }) => {
          const { to, published, minutes, guest, guestRole, summary } = episodes[id];
          return (
            <li key={id} className="border-t border-edge pt-4">
              <h3 className="text-lg">
                <TextLink to={to} className="inline-block py-1.5">
                  {title}
                </TextLink>
              </h3>
              <p className="text-sm text-muted tabular-nums">
                <time dateTime={published}>{formatDay(published)}</time>, {minutes} minutes, with {guest},{' '}
                {guestRole}
              </p>
              <p className="mt-2 max-w-measure">{summary}</p>
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

/** Shown after the event. */
function Recordings({ of: { title, text, ask } }: { of: SymposiumSection<'registration'>['recordings'] }) {
  return (
    <div className="self-start border-y border-line py-4 lg:col-span-4 lg:col-start-9">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1">{text}</p>
      <ActionLink action={ask} className="inline-block py-2.5" />
    </div>
  );
}

export function RegistrationSection({ section }: { section: SymposiumSection<'registration'> }) {
  const state = useSymposiumState();
  const { title, text, submit } = section.states[state];
  const isWaitlist = state === 'past';
  return (
    <Section
      data-wake=""
      id={section.id}
      tone="surface"
      labelledBy={titleId(section)}
      className="scroll-mt-4"
    >
      <div className="grid gap-8 lg:grid-cols-12 lg:gap-12">
        <div className="rounded-md border border-edge bg-ground p-4 has-data-[slot=received]:self-start sm:p-8 lg:col-span-7 print:hidden noscript:self-start">
          <Heading of={{ id: section.id, title, lead: text }} className="mb-6" />
          <SymposiumForm label={section.formLabel} submitLabel={submit} isWaitlist={isWaitlist} />
        </div>
        {isWaitlist ? (
          <Recordings of={section.recordings} />
        ) : (
          <dl className="content-start self-start border-b border-line lg:col-span-4 lg:col-start-9">
            {section.notes.map(({ term, text: note }) => (
              <div key={term} className="border-t border-line py-4">
                <dt className="font-semibold">{term}</dt>
                <dd className="mt-1">{note}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Section>
  );
}

export function SpeakersSection({ section }: { section: SymposiumSection<'speakers'> }) {
  return (
    <TitledSection of={section} tone="surface">
      <ul className="mt-8 grid gap-x-12 lg:grid-cols-2">
        {speakers.map(({ strategy, name, title, topic, description }) => (
          <li
            key={strategy}
            id={`speaker-${strategy}`}
            className="grid grid-cols-[3.5rem_1fr] grid-rows-[auto_1fr] gap-x-4 border-t border-line py-5 md:grid-cols-[6rem_1fr] md:gap-x-6 print:break-inside-avoid"
          >
            <Monogram name={name} className="md:row-span-2" />
            <div>
              <h3 className="text-lg">{name}</h3>
              <p className="text-sm text-muted">{title}</p>
            </div>
            <div className="max-md:col-span-2 max-md:mt-3">
              <p className="font-semibold md:mt-2">{topic}</p>
              <p className="mt-1 max-w-measure">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
