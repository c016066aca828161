import { TextLink } from 'shared-ui/text-link';
import { classes } from '../../classes.ts';
import type { SymposiumSection } from '../../content/symposium/section-types.ts';
import { speakers } from '../../content/symposium/speakers.ts';
import { cpe, type Session } from '../../content/symposium/symposium-text.ts';
import { clockTime } from './event-days.ts';

export type Rooms = SymposiumSection<'program'>['rooms'];

function creditOf({ field }: Session): string {
  const name = cpe.fields.find(({ id }) => id === field)?.name;
  return name === undefined ? 'No credit.' : `Credit: ${name}.`;
}

/** Who speaks, with the way to what they speak on; a session of all ten names them in its words. */
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
  /** They begin together. */
  readonly sessions: readonly Session[];
  readonly rooms: Rooms;
  readonly className: string;
}

/** A time, and what is on in each room. */
export function ProgramSlot({ sessions, rooms, className }: ProgramSlotProps) {
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
