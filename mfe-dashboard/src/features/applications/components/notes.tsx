import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { TextareaField } from 'shared-ui/field';
import { momentOf } from '../clock.ts';
import { addNote } from '../data/add-note.ts';
import type { FullApplication } from '../data/read-application.ts';
import { useRefresh } from '../use-decisions.ts';
import { useKeptText } from '../use-kept-text.ts';

type Props = Pick<FullApplication, 'history' | 'names'> & { readonly id: string };

/** What administrators tell one another. The applicant reads nothing of it: the database sees to that. */
export function Notes({ id, history, names }: Props) {
  const notes = history.filter(({ kind }) => kind === 'note').toReversed();
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h3 className="text-lg">Internal notes</h3>
        <p className="text-sm text-muted">For administrators. The applicant does not see them.</p>
      </div>
      <NewNote id={id} />
      <ul aria-label="Notes" className="flex flex-col gap-3">
        {notes.map(({ id: key, note, actor_id, created_at }) => (
          <li key={key} className="border-l-2 border-copper pl-3">
            <p className="wrap-anywhere whitespace-pre-line">{note}</p>
            <p className="text-sm wrap-anywhere text-muted">
              {names.get(actor_id ?? '') ?? 'Deleted account'},{' '}
              <time dateTime={created_at}>{momentOf(created_at)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NewNote({ id }: { id: string }) {
  const [text, setText] = useKeptText(`note:${id}`);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  // The field holds its own value: a new one is a field of its own.
  const [round, setRound] = useState(0);
  const refresh = useRefresh();
  const add = async () => {
    const note = text.trim();
    if (note === '') {
      setError('Write the note first.');
      return;
    }
    setIsBusy(true);
    try {
      await addNote(await getSupabase(), id, note);
      setText('');
      setError(undefined);
      setRound(round + 1);
      await refresh();
    } catch (cause) {
      setError(dataMessage(cause, { what: 'The note was not saved; what you typed is still here.' }));
    }
    setIsBusy(false);
  };
  return (
    <form
      noValidate
      aria-label="New note"
      className="flex flex-col gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextareaField
        key={round}
        label="Add a note"
        name="note"
        rows={2}
        maxLength={4000}
        required
        error={error}
        defaultValue={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" size="sm" busy={isBusy} className="self-start">
        Add note
      </Button>
    </form>
  );
}
