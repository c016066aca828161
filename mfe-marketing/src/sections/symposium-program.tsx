import { formatDay } from 'shared-contract/format';
import { symposiumEvent } from 'shared-contract/symposium';
import { TextLink } from 'shared-ui/text-link';
import { classes } from '../classes.ts';
import { speakers } from '../content/symposium/speakers.ts';
import {
  cpe,
  type CpeField,
  type HalfDay,
  program,
  type Session,
} from '../content/symposium/symposium-text.ts';
import type { SymposiumSection } from '../content/symposium/symposium.ts';
import { Fold, unfolded } from './common/blocks.tsx';
import { Details } from './common/details.tsx';
import { TitledSection } from './common/heading.tsx';
import { clockTime, weekdayOf } from './symposium.tsx';

const fields: readonly CpeField[] = cpe.fields;
const total = cpe.fields.reduce((sum, { hours }) => sum + hours, 0);
const mostHours = Math.max(...cpe.fields.map(({ hours }) => hours));
/** Formats quarter hours as published: `6.25`, or `5.0`. */
const inHours = (hours: number): string => (Number.isInteger(hours * 10) ? hours.toFixed(1) : String(hours));

function Total() {
  return (
    <div className="grid content-start gap-3 border-t border-edge pt-4 lg:col-span-5">
      <p className="font-heading text-2xl tabular-nums">
        {cpe.figure} <span className="block text-lg">{cpe.figureLabel}</span>
      </p>
      <p className="max-w-measure">{cpe.basis}</p>
      <p className="max-w-measure text-sm text-muted">{cpe.history}</p>
    </div>
  );
}

/** Hidden from assistive technology, because the figure next to it has the same value. */
function Bar({ hours }: { hours: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mt-2 block h-1 w-full">
      <path d={`M0 2H${(100 * hours) / mostHours}`} strokeWidth="4" className="stroke-primary" />
    </svg>
  );
}

function FieldTable() {
  return (
    <div className="lg:col-span-7">
      <table className="w-full border-collapse border-t border-edge text-start">
        <caption className="sr-only">CPE hours by field of study</caption>
        <thead>
          <tr className="border-b border-edge text-sm">
            <th scope="col" className="py-2 text-start font-semibold">
              Field of study
            </th>
            <th scope="col" className="py-2 pl-6 text-end font-semibold">
              Hours
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ id, name, listedAs, hours }) => (
            <tr key={id} className="border-b border-line">
              <th scope="row" className="py-3 text-start font-normal">
                {name}
                {listedAs === undefined ? null : (
                  <span className="text-sm text-muted"> (first listed as {listedAs})</span>
                )}
                <Bar hours={hours} />
              </th>
              <td className="py-3 pl-6 text-end align-top text-lg tabular-nums">{inHours(hours)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-b border-edge">
            <th scope="row" className="py-3 text-start font-semibold">
              Total
            </th>
            <td className="py-3 pl-6 text-end text-lg font-semibold tabular-nums">{inHours(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 max-w-measure text-sm">{cpe.totalNote}</p>
    </div>
  );
}

/** Shows the most that one person can earn, and the hours by field of study. */
export function CreditSection({ section }: { section: SymposiumSection<'credit'> }) {
  return (
    <TitledSection of={section}>
      <div className="mt-8 grid gap-8 lg:grid-cols-12 lg:gap-12">
        <Total />
        <FieldTable />
      </div>
      <Details label={section.notesLabel} className="mt-8">
        <dl className="grid gap-6 pb-6 md:grid-cols-2 md:gap-x-12">
          {cpe.notes.map(({ id, title, text }) => (
            <div key={id}>
              <dt className="font-semibold">{title}</dt>
              <dd className="mt-1 max-w-measure">{text}</dd>
            </div>
          ))}
        </dl>
      </Details>
    </TitledSection>
  );
}

type Rooms = SymposiumSection<'program'>['rooms'];

function creditOf({ field }: Session): string {
  const name = cpe.fields.find(({ id }) => id === field)?.name;
  return name === undefined ? 'No credit.' : `Credit: ${name}.`;
}

/** Links each speaker to their topic. If all ten speak, the session's text names them. */
function By({ session }: { session: Session }) {
  const named = speakers.filter(({ strategy }) => session.speakers.includes(strategy));
  if (named.length === 0 || named.length === speakers.length) return null;
  return (
    <>
      {named.map(({ strategy, name }, index) => (
        <span key={strategy}>
          {index === 0 ? 'With ' : index === named.length - 1 ? ' and ' : ', '}
          <TextLink href={`#speaker-${strategy}`}>{name}</TextLink>
        </span>
      ))}
      {'. '}
    </>
  );
}

function Talk({ session, rooms }: { session: Session; rooms: Rooms }) {
  const isWorkshop = session.room === 'workshop';
  return (
    <div className={classes('max-lg:mt-3', isWorkshop ? 'lg:col-start-3' : 'lg:col-start-2')}>
      <p className={classes('text-sm font-semibold lg:sr-only', isWorkshop ? 'text-copper' : 'text-muted')}>
        {rooms[session.room]}
      </p>
      <h4 className="text-base leading-snug">{session.title}</h4>
      <p className="mt-1 max-w-measure">{session.text}</p>
      <p className="mt-1 text-sm text-muted">
        <By session={session} />
        {creditOf(session)}
      </p>
    </div>
  );
}

interface ProgramSlotProps {
  /** They start at the same time. */
  readonly sessions: readonly Session[];
  readonly rooms: Rooms;
  readonly className: string;
}

function ProgramSlot({ sessions, rooms, className }: ProgramSlotProps) {
  const [first] = sessions;
  if (first === undefined) return null;
  return (
    <li className={classes('border-t border-line py-4 print:break-inside-avoid', className)}>
      <p className="text-sm text-muted tabular-nums lg:pt-0.5">
        <span className="font-semibold text-ink">{clockTime(first.starts)}</span>{' '}
        <span className="lg:block">{first.minutes} minutes</span>
      </p>
      {sessions.map((session) => (
        <Talk key={session.id} session={session} rooms={rooms} />
      ))}
    </li>
  );
}

/** Groups sessions that start at the same time, one per room. */
function slotsOf(sessions: readonly Session[]): readonly (readonly Session[])[] {
  const starts = [...new Set(sessions.map((session) => session.starts))];
  return starts.map((start) => sessions.filter((session) => session.starts === start));
}

function Title({ half }: { half: HalfDay }) {
  const day = symposiumEvent.dates[half.day];
  return (
    <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 text-start">
      {half.title}{' '}
      <time dateTime={day} className="font-sans text-sm font-normal text-muted tabular-nums">
        {weekdayOf(day)}, {formatDay(day)}
      </time>
    </span>
  );
}

const rowsClass = 'lg:grid lg:grid-cols-[5.5rem_1fr_1fr] lg:gap-x-8';

/** Collapsed on phones. */
function ProgramHalf({ half, rooms }: { half: HalfDay; rooms: Rooms }) {
  const hasWorkshops = half.sessions.some(({ room }) => room === 'workshop');
  return (
    <section aria-label={half.title} className="border-t border-edge lg:pt-6">
      <h3 className={`text-xl ${unfolded}`}>
        <Title half={half} />
      </h3>
      <Fold
        label={
          <h3 className="min-w-0 grow py-2 text-lg">
            <Title half={half} />
          </h3>
        }
      >
        {hasWorkshops ? (
          <div aria-hidden="true" className={`mt-4 hidden text-sm font-semibold lg:pb-2 ${rowsClass}`}>
            <p className="col-start-2">{rooms.main}</p>
            <p className="text-copper">{rooms.workshop}</p>
          </div>
        ) : null}
        <ol className={classes('max-lg:pt-1 max-lg:pb-4', !hasWorkshops && 'lg:mt-4')}>
          {slotsOf(half.sessions).map((sessions) => (
            <ProgramSlot key={sessions[0]?.id} sessions={sessions} rooms={rooms} className={rowsClass} />
          ))}
        </ol>
      </Fold>
    </section>
  );
}

const halves: readonly HalfDay[] = program;

/** Shows the two rooms side by side, or one after the other on phones. */
export function ProgramSection({ section }: { section: SymposiumSection<'program'> }) {
  return (
    <TitledSection of={section}>
      <div className="mt-8 grid border-b border-edge lg:gap-8 lg:border-b-0">
        {halves.map((half) => (
          <ProgramHalf key={half.id} half={half} rooms={section.rooms} />
        ))}
      </div>
    </TitledSection>
  );
}
