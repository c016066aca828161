import { Badge } from 'shared-ui/badge';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { formatCalendarDay, formatInstant } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { useNames } from '../../../lib/use-names.ts';
import { listClientEvents, type ClientEvent } from '../data/client-events.ts';
import { changedFields, headOf } from '../event-words.ts';
import type { CoachNames } from './client-cells.tsx';
import { RevertButton } from './revert-button.tsx';

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
            <div className="flex items-start justify-between gap-3">
              <p className="text-sm text-muted">
                <span className="font-semibold text-ink">{headOf(event, coaches)}</span>
                {actorOf(event) ? `, ${actorOf(event) ?? ''}` : ''}, <When event={event} />
                {event.edited_at === null ? '' : ', edited'}
              </p>
              {event.is_shared ? <Badge>Shared with client</Badge> : null}
              <RevertButton event={event} what={headOf(event, coaches)} />
            </div>
            {changedFields(event, coaches).map(({ name, label, from, to }) => (
              <p key={name} className="wrap-anywhere">
                <span className="text-muted">{label}:</span> {from} <span aria-hidden="true">→</span>
                <span className="sr-only">to</span> {to}
              </p>
            ))}
            {event.removed_at === null ? null : <p className="text-muted">Removed.</p>}
            {event.note ? <p className="wrap-anywhere whitespace-pre-line">{event.note}</p> : null}
          </li>
        ))}
      </ol>
    </>
  );
}
