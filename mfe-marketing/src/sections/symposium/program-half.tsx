import { formatDay } from 'shared-contract/format';
import { symposiumEvent } from 'shared-contract/symposium';
import { classes } from '../../classes.ts';
import type { HalfDay, Session } from '../../content/symposium/symposium-text.ts';
import { Fold, unfolded } from '../common/fold.tsx';
import { weekdayOf } from './event-days.ts';
import { ProgramSlot, type Rooms } from './program-slot.tsx';

/** Sessions that begin together, one in each room. */
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

/** One half-day; folded on a phone. */
export function ProgramHalf({ half, rooms }: { half: HalfDay; rooms: Rooms }) {
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
