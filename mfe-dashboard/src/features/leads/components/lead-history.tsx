import { FailedQuery } from '../../../components/failed-query.tsx';
import { formatMoment } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import type { Assignee } from '../data/list-assignees.ts';
import { listLeadEvents, type LeadEvent } from '../data/lead-events.ts';
import type { FullLead } from '../data/read-lead.ts';
import { firstAnswer } from '../first-answer.ts';
import { statusLabel } from '../lead-words.ts';
import { LeadNoteForm } from './lead-note-form.tsx';

interface Props {
  readonly lead: FullLead;
  readonly people: readonly Assignee[];
}

/** What happened, in a line. A note's own words stand below it. */
function headOf({ kind, from_value: from, to_value: to }: LeadEvent, people: readonly Assignee[]): string {
  const person = (id: string | null) =>
    id === null ? 'nobody' : (people.find((one) => one.id === id)?.name ?? 'somebody');
  switch (kind) {
    case 'status':
      return `Status from ${from === null ? 'none' : statusLabel(from)} to ${to === null ? 'none' : statusLabel(to)}`;
    case 'assigned':
      return `Assigned to ${person(to)}`;
    case 'call':
      return 'Call';
    case 'email':
      return 'Email';
    default:
      return 'Note';
  }
}

/** What happened with a lead, the latest first, below the form that adds to it. */
export function LeadHistory({ lead, people }: Props) {
  const query = useDataQuery('lead-events', (client) => listLeadEvents(client, lead.id), { id: lead.id });
  const events = query.isPlaceholderData ? undefined : query.data;
  const answered = firstAnswer(lead, events ?? []);
  return (
    <>
      <LeadNoteForm key={lead.id} leadId={lead.id} />
      {query.isError && !events ? <FailedQuery what="The history" query={query} /> : null}
      <ol aria-label="History" className="flex flex-col gap-3">
        {(events ?? []).map((event) => (
          <li key={event.id} className="border-l-2 border-line pl-3">
            <p className="text-sm text-muted">
              <span className="font-semibold text-ink">{headOf(event, people)}</span>
              {event.profiles?.name ? `, ${event.profiles.name}` : ''},{' '}
              <time dateTime={event.created_at}>{formatMoment(event.created_at)}</time>
              {event.id === answered?.id ? `: first answer, after ${answered.after}` : ''}
            </p>
            {event.note ? <p className="wrap-anywhere whitespace-pre-line">{event.note}</p> : null}
          </li>
        ))}
        {events ? (
          <li className="border-l-2 border-line pl-3 text-sm text-muted">
            <span className="font-semibold text-ink">Received</span>,{' '}
            <time dateTime={lead.created_at}>{formatMoment(lead.created_at)}</time>
            {answered === null ? ': not answered yet' : ''}
          </li>
        ) : null}
      </ol>
    </>
  );
}
