import { useState } from 'react';
import { roleOf } from 'shared-auth/roles';
import { useSession, useUser } from 'shared-auth/session-provider';
import { Button } from 'shared-ui/button';
import { TextField } from 'shared-ui/field';
import { FailedQuery } from '../../ui/states.tsx';
import { fieldText, formatCalendarDay } from '../../lib/format.ts';
import { useAction, useUndoableChange, useWrite } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import { conflictingEditor } from './changes.ts';
import {
  addClientDeadline,
  type ClientDeadline,
  listClientDeadlines,
  setDeadlineDone,
  writerOfDeadline,
} from './queries.ts';

function DeadlineLine({ deadline, canEdit }: { deadline: ClientDeadline; canEdit: boolean }) {
  const { id: me } = useUser();
  const change = useUndoableChange('client');
  const { id } = deadline;
  const isDone = deadline.done_at !== null;
  const { mutateAsync: toggle, isPending: isBusy } = useWrite(() =>
    change({
      write: (client) => setDeadlineDone(client, deadline, !isDone),
      undo: (client, version) => setDeadlineDone(client, { id, version }, isDone),
      done: isDone ? 'Deadline open again' : 'Deadline met',
      failed: 'The deadline was not changed.',
      editor: () => conflictingEditor(me, (client) => writerOfDeadline(client, id)),
    }),
  );
  return (
    <li className="flex min-h-control-sm items-center gap-3 border-b border-line last:border-b-0">
      {canEdit ? (
        <input
          type="checkbox"
          checked={isDone}
          disabled={isBusy}
          aria-label={`Met: ${deadline.name}, ${formatCalendarDay(deadline.due_on)}`}
          onChange={() => void toggle()}
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
  const [dueError, setDueError] = useState<string>();
  const [round, setRound] = useState(0);
  const { act, isBusy, failure, setFailure } = useAction({
    run: (client, { name, due }: { name: string; due: string }) =>
      addClientDeadline(client, clientId, name, due),
    failed: 'The deadline was not saved; what you typed is still here.',
    isInline: true,
    onDone: () => setRound(round + 1),
    changes: ['client'],
    reload: 'success',
  });
  const add = (form: FormData) => {
    const [name, due] = [fieldText(form, 'name'), fieldText(form, 'due')];
    setFailure(name ? undefined : 'Enter what is due.');
    setDueError(due ? undefined : 'Choose the day.');
    if (name && due) void act({ name, due });
  };
  return (
    <form
      key={round}
      noValidate
      aria-label="New deadline"
      className="flex flex-wrap items-end gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        add(new FormData(event.currentTarget));
      }}
    >
      <TextField
        label="What is due"
        name="name"
        maxLength={120}
        required
        error={failure}
        className="grow basis-40"
      />
      <TextField label="On" name="due" type="date" required error={dueError} />
      <Button type="submit" variant="secondary" busy={isBusy}>
        Add
      </Button>
    </form>
  );
}

/** The deadlines of a client, the next one first. Coaches and administrators edit them. */
export function ClientDeadlines({ clientId }: { clientId: string }) {
  const canEdit = roleOf(useSession().profile) !== 'user';
  const query = useDataQuery('client-deadlines', (client) => listClientDeadlines(client, clientId), {
    clientId,
  });
  const deadlines = query.data;
  return (
    <section aria-label="Deadlines" className="flex flex-col gap-3">
      {query.isError && !deadlines ? <FailedQuery what="Deadlines" query={query} /> : null}
      {deadlines?.length === 0 ? <p className="text-muted">None.</p> : null}
      {deadlines && deadlines.length > 0 ? (
        <ul aria-label="Deadlines">
          {deadlines.map((deadline) => (
            <DeadlineLine key={deadline.id} deadline={deadline} canEdit={canEdit} />
          ))}
        </ul>
      ) : null}
      {canEdit ? <NewDeadline clientId={clientId} /> : null}
    </section>
  );
}
