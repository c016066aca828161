import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { TextareaField } from 'shared-ui/field';
import { type ContactKind, ContactKinds } from '../../ui/contact.tsx';
import { FailedQuery } from '../../ui/states.tsx';
import { fieldText, formatMoment } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { firstAnswer, type LeadProps, statusLabel } from './model.ts';
import { addLeadEvent, type Assignee, type LeadEvent, listLeadEvents } from './queries.ts';

function LeadNoteForm({ leadId }: { readonly leadId: string }) {
  const [kind, setKind] = useState<ContactKind>('note');
  // A new key empties the field.
  const [round, setRound] = useState(0);
  const { act, isBusy, failure, setFailure } = useAction({
    run: (client, note: string) => addLeadEvent(client, leadId, { kind, note }),
    done: kind === 'note' ? 'Note added' : 'Contact added',
    failed: 'This was not saved; what you typed is still here.',
    isInline: true,
    changes: ['lead'],
    reload: 'success',
    onDone: () => setRound(round + 1),
  });
  return (
    <form
      noValidate
      aria-label="Write down"
      className="flex flex-col gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        const note = fieldText(new FormData(event.currentTarget), 'about');
        setFailure(note === '' ? 'Describe the contact.' : undefined);
        if (note !== '') void act(note);
      }}
    >
      <ContactKinds kind={kind} choose={setKind} />
      <TextareaField
        key={`about ${round}`}
        label="What it was about"
        name="about"
        rows={2}
        maxLength={4000}
        required
        error={failure}
      />
      <Button type="submit" variant="secondary" size="sm" busy={isBusy} className="self-start">
        Add to the history
      </Button>
    </form>
  );
}

/** One-line summary. A note's text appears below it. */
function headOf({ kind, from_value: from, to_value: to }: LeadEvent, people: readonly Assignee[]): string {
  const person = (id: string | null) =>
    id === null ? 'unassigned' : (people.find((one) => one.id === id)?.name ?? 'another user');
  if (kind === 'assigned') return to === null ? 'Unassigned' : `Assigned to ${person(to)}`;
  if (kind !== 'status') return { note: 'Note', call: 'Call', email: 'Email' }[kind];
  return `Status from ${from === null ? 'none' : statusLabel(from)} to ${to === null ? 'none' : statusLabel(to)}`;
}

/** Newest first, below the form that adds an entry. */
export function LeadHistory({ lead, people }: Omit<LeadProps, 'canChange'>) {
  const query = useDataQuery('lead-events', (client) => listLeadEvents(client, lead.id), { id: lead.id });
  const events = query.data;
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
