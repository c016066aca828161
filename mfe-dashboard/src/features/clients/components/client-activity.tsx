import { FailedQuery } from '../../../components/failed-query.tsx';
import { formatCalendarDay, formatInstant, formatMoment } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { useNames } from '../../../lib/use-names.ts';
import { listClientEvents, type ClientEvent } from '../data/client-events.ts';
import type { CoachNames } from './client-cells.tsx';

/** What happened, in a line. A note's own words stand below it. */
function headOf({ kind, from_value: from, to_value: to }: ClientEvent, coaches: CoachNames): string {
  const coach = (id: string | null) => (id === null ? 'nobody' : (coaches.get(id) ?? 'a coach'));
  switch (kind) {
    case 'status':
      return `Status from ${from ?? 'none'} to ${to ?? 'none'}`;
    case 'coach':
      return `Coach: ${coach(to)}`;
    case 'created':
      return 'Added';
    case 'imported':
      return 'Added from a file';
    case 'projection':
      return 'Tax projection made';
    case 'review':
      if (to === null) return `Review canceled${from === null ? '' : `: ${formatMoment(from)}`}`;
      return `${from === null ? 'Review booked' : 'Review moved'}: ${formatMoment(to)}`;
    case 'intake':
      return `Intake form ${to ?? 'sent'}`;
    case 'call':
      return 'Call';
    case 'email':
      return 'Email';
    default:
      return 'Note';
  }
}

interface Props {
  readonly clientId: string;
  readonly coaches: CoachNames;
  /** Of what people wrote down alone, or of everything. */
  readonly isWrittenOnly: boolean;
}

const written: readonly ClientEvent['kind'][] = ['note', 'call', 'email'];

/** The day of it: the one that was given, else the one on which it was written down. */
function When({ event: { happened_on: day, created_at: at } }: { event: ClientEvent }) {
  return <time dateTime={day ?? at}>{day === null ? formatInstant(at) : formatCalendarDay(day)}</time>;
}

/** What happened with a client, the latest first: written by people, and by what they changed. */
export function ClientActivity({ clientId, coaches, isWrittenOnly }: Props) {
  const query = useDataQuery('client-events', (client) => listClientEvents(client, clientId), { clientId });
  const events = (query.isPlaceholderData ? undefined : query.data)?.filter(
    ({ kind }) => !isWrittenOnly || written.includes(kind),
  );
  const hidden = useNames((events ?? []).map(({ actor_id: id, profiles }) => (profiles ? null : id)));
  const actorOf = ({ actor_id: id, profiles }: ClientEvent) =>
    [profiles?.name, hidden.get(id ?? '')].find(Boolean);
  return (
    <>
      {query.isError && !events ? <FailedQuery what="The activity" query={query} /> : null}
      {events?.length === 0 ? <p className="text-muted">Nothing is written down yet.</p> : null}
      <ol aria-label={isWrittenOnly ? 'Notes' : 'Activity'} className="flex flex-col gap-3">
        {(events ?? []).map((event) => (
          <li key={event.id} className="border-l-2 border-line pl-3">
            <p className="text-sm text-muted">
              <span className="font-semibold text-ink">{headOf(event, coaches)}</span>
              {actorOf(event) ? `, ${actorOf(event) ?? ''}` : ''}, <When event={event} />
              {event.edited_at === null ? '' : ', edited'}
            </p>
            {event.removed_at === null ? null : <p className="text-muted">Removed.</p>}
            {event.note ? <p className="wrap-anywhere whitespace-pre-line">{event.note}</p> : null}
          </li>
        ))}
      </ol>
    </>
  );
}
