import { momentOf } from '../clock.ts';
import type { FullApplication } from '../data/read-application.ts';
import { statuses, type Status } from '../model.ts';

type Event = FullApplication['history'][number];

function words({ kind, to_status }: Event): string {
  if (kind === 'submitted') return 'Application received';
  return to_status !== null && to_status in statuses ? statuses[to_status as Status].label : 'Changed';
}

/** What has happened, newest first; notes stand by themselves. */
export function History({ history, names }: Pick<FullApplication, 'history' | 'names'>) {
  const events = history.filter(({ kind }) => kind !== 'note').toReversed();
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-lg">History</h3>
      <ol className="flex flex-col gap-2 border-l border-line pl-4">
        {events.map((event) => (
          <li key={event.id}>
            <p className="font-semibold">{words(event)}</p>
            <p className="text-sm wrap-anywhere text-muted">
              <time dateTime={event.created_at}>{momentOf(event.created_at)}</time>
              {event.actor_id !== null && names.has(event.actor_id) ? `, ${names.get(event.actor_id)}` : ''}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
