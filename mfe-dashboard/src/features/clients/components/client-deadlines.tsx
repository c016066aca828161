import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import { notify } from 'shared-ui/toast';
import { notifyUndoable } from '../../../components/undoable.tsx';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { formatCalendarDay } from '../../../lib/format.ts';
import { changerOf, SOMEBODY } from '../../../lib/names-of.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import {
  addClientDeadline,
  listClientDeadlines,
  writerOfDeadline,
  setDeadlineDone,
  type ClientDeadline,
} from '../data/client-deadlines.ts';
import { useRefreshClients } from '../use-client-change.ts';

interface LineProps {
  readonly deadline: ClientDeadline;
  /** Whether the reader keeps the deadlines; others read them. */
  readonly isKept: boolean;
}

/** Who was quicker. */
async function quickerOn(id: string, me: string): Promise<string> {
  try {
    const client = await getSupabase();
    return await changerOf(client, await writerOfDeadline(client, id), me);
  } catch {
    return SOMEBODY;
  }
}

function DeadlineLine({ deadline, isKept }: LineProps) {
  const { id: me } = useUser();
  const refresh = useRefreshClients();
  const [isBusy, setIsBusy] = useState(false);
  const isDone = deadline.done_at !== null;
  const undo = async () => {
    try {
      const changed = { ...deadline, version: deadline.version + 1 };
      if (await setDeadlineDone(await getSupabase(), changed, isDone)) notify.success('Undone');
      else notify.error(`Changed by ${await quickerOn(deadline.id, me)} since. Nothing was undone.`);
    } catch (error) {
      notify.error(dataMessage(error, { what: 'Nothing was undone.' }));
    }
    await refresh();
  };
  const turn = async () => {
    setIsBusy(true);
    try {
      if (await setDeadlineDone(await getSupabase(), deadline, !isDone))
        notifyUndoable(isDone ? 'Deadline open again' : 'Deadline met', undo);
      else notify.error(`Changed by ${await quickerOn(deadline.id, me)} meanwhile. This is what stands now.`);
    } catch (error) {
      notify.error(dataMessage(error, { what: 'The deadline was not changed.' }));
    }
    await refresh();
    setIsBusy(false);
  };
  return (
    <li className="flex min-h-control-sm items-center gap-3 border-b border-line last:border-b-0">
      {isKept ? (
        <input
          type="checkbox"
          checked={isDone}
          disabled={isBusy}
          aria-label={`Met: ${deadline.name}, ${formatCalendarDay(deadline.due_on)}`}
          onChange={() => void turn()}
          className="size-4.5 shrink-0 cursor-pointer accent-primary"
        />
      ) : null}
      <span className={`min-w-0 grow wrap-anywhere ${isDone ? 'text-muted line-through' : ''}`}>
        {deadline.name}
      </span>
      <span className="shrink-0 text-muted tabular-nums">{formatCalendarDay(deadline.due_on)}</span>
    </li>
  );
}

function NewDeadline({ clientId }: { clientId: string }) {
  const refresh = useRefreshClients();
  const [errors, setErrors] = useState<{ name?: string; due?: string }>({});
  const [isBusy, setIsBusy] = useState(false);
  const [round, setRound] = useState(0);
  const add = async (form: FormData) => {
    const [name, due] = ['name', 'due'].map((key) => {
      const value = form.get(key);
      return typeof value === 'string' ? value.trim() : '';
    });
    const missing = {
      ...(name ? {} : { name: 'Say what is due.' }),
      ...(due ? {} : { due: 'Choose the day.' }),
    };
    setErrors(missing);
    if (!name || !due) return;
    setIsBusy(true);
    try {
      await addClientDeadline(await getSupabase(), clientId, name, due);
      setRound(round + 1);
      await refresh();
    } catch (error) {
      setErrors({
        name: dataMessage(error, { what: 'The deadline was not saved; what you typed is still here.' }),
      });
    }
    setIsBusy(false);
  };
  return (
    <form
      key={round}
      noValidate
      aria-label="New deadline"
      className="flex flex-wrap items-end gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void add(new FormData(event.currentTarget));
      }}
    >
      <TextField
        label="What is due"
        name="name"
        maxLength={120}
        required
        error={errors.name}
        className="grow basis-40"
      />
      <TextField label="On" name="due" type="date" required error={errors.due} />
      <Button type="submit" variant="secondary" busy={isBusy}>
        Add
      </Button>
    </form>
  );
}

/** The deadlines of a client, the next one first. Coaches and administrators keep them. */
export function ClientDeadlines({ clientId }: { clientId: string }) {
  const isKept = roleOf(useSession().profile) !== 'user';
  const query = useDataQuery('client-deadlines', (client) => listClientDeadlines(client, clientId), {
    clientId,
  });
  const deadlines = query.isPlaceholderData ? undefined : query.data;
  return (
    <section aria-label="Deadlines" className="flex flex-col gap-3">
      {query.isError && !deadlines ? <FailedQuery what="Deadlines" query={query} /> : null}
      {deadlines?.length === 0 ? <p className="text-muted">None.</p> : null}
      {deadlines && deadlines.length > 0 ? (
        <ul aria-label="Deadlines">
          {deadlines.map((deadline) => (
            <DeadlineLine key={deadline.id} deadline={deadline} isKept={isKept} />
          ))}
        </ul>
      ) : null}
      {isKept ? <NewDeadline clientId={clientId} /> : null}
    </section>
  );
}
