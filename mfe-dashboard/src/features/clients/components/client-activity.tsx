import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { TextareaField } from 'shared-ui/field';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { formatInstant, formatMoment } from '../../../lib/format.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import {
  addClientEvent,
  listClientEvents,
  type ClientEvent,
  type WrittenKind,
} from '../data/client-events.ts';
import { useRefreshClients } from '../use-client-change.ts';
import type { CoachNames } from './client-cells.tsx';

const kinds: readonly { readonly kind: WrittenKind; readonly label: string }[] = [
  { kind: 'note', label: 'Note' },
  { kind: 'call', label: 'Call' },
  { kind: 'email', label: 'Email' },
];

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
    case 'call':
      return 'Call';
    case 'email':
      return 'Email';
    default:
      return 'Note';
  }
}

function NewEvent({ clientId }: { clientId: string }) {
  const [kind, setKind] = useState<WrittenKind>('note');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  // The field holds its own value: a new one is a field of its own.
  const [round, setRound] = useState(0);
  const refresh = useRefreshClients();
  const add = async () => {
    const note = text.trim();
    if (note === '') {
      setError('Write down what it was about.');
      return;
    }
    setIsBusy(true);
    try {
      await addClientEvent(await getSupabase(), clientId, kind, note);
      setText('');
      setError(undefined);
      setRound(round + 1);
      await refresh();
    } catch (cause) {
      setError(dataMessage(cause, { what: 'This was not saved; what you typed is still here.' }));
    }
    setIsBusy(false);
  };
  return (
    <form
      noValidate
      aria-label="Write down"
      className="flex flex-col gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <fieldset className="flex flex-wrap gap-x-4">
        <legend className="sr-only">What it was</legend>
        {kinds.map(({ kind: one, label }) => (
          <label key={one} className="flex min-h-control-sm cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="kind"
              checked={kind === one}
              onChange={() => setKind(one)}
              className="size-4.5 cursor-pointer accent-primary"
            />
            {label}
          </label>
        ))}
      </fieldset>
      <TextareaField
        key={round}
        label="What it was about"
        name="about"
        rows={2}
        maxLength={4000}
        required
        error={error}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant="secondary" size="sm" busy={isBusy} className="self-start">
        Add to the activity
      </Button>
    </form>
  );
}

interface Props {
  readonly clientId: string;
  readonly coaches: CoachNames;
}

/** What happened with a client: written by people, and by what they changed. */
export function ClientActivity({ clientId, coaches }: Props) {
  const query = useDataQuery('client-events', (client) => listClientEvents(client, clientId), { clientId });
  const events = query.isPlaceholderData ? undefined : query.data;
  return (
    <section aria-labelledby="client-activity" className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 id="client-activity" className="text-lg">
        Activity
      </h3>
      <NewEvent clientId={clientId} />
      {query.isError && !events ? <FailedQuery what="The activity" query={query} /> : null}
      <ol aria-label="Activity" className="flex flex-col gap-3">
        {(events ?? []).map((event) => (
          <li key={event.id} className="border-l-2 border-line pl-3">
            <p className="text-sm text-muted">
              <span className="font-semibold text-ink">{headOf(event, coaches)}</span>
              {event.profiles?.name ? `, ${event.profiles.name}` : ''},{' '}
              <time dateTime={event.created_at}>{formatInstant(event.created_at)}</time>
              {event.edited_at === null ? '' : ', edited'}
            </p>
            {event.removed_at === null ? null : <p className="text-muted">Removed.</p>}
            {event.note ? <p className="wrap-anywhere whitespace-pre-line">{event.note}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
