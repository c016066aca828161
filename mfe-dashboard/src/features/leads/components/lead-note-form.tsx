import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { Button } from 'shared-ui/button';
import { TextareaField } from 'shared-ui/field';
import { notify } from 'shared-ui/toast';
import { addLeadEvent, type WrittenKind } from '../data/lead-events.ts';
import { useRefreshLeads } from '../use-lead-change.tsx';

const kinds: readonly { readonly kind: WrittenKind; readonly label: string }[] = [
  { kind: 'note', label: 'Note' },
  { kind: 'call', label: 'Call' },
  { kind: 'email', label: 'Email' },
];

/** Writes down a note, a call, or a letter that went another way. */
export function LeadNoteForm({ leadId }: { readonly leadId: string }) {
  const [kind, setKind] = useState<WrittenKind>('note');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  // The field holds its own value: a new one is a field of its own.
  const [round, setRound] = useState(0);
  const refresh = useRefreshLeads();
  const add = async (form: FormData) => {
    const value = form.get('about');
    const note = typeof value === 'string' ? value.trim() : '';
    setError(note === '' ? 'Write down what it was about.' : undefined);
    if (note === '') return;
    setIsBusy(true);
    try {
      await addLeadEvent(await getSupabase(), leadId, { kind, note });
      setRound(round + 1);
      notify.success(kind === 'note' ? 'Note added' : 'Contact added');
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
        void add(new FormData(event.currentTarget));
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
        key={`about ${round}`}
        label="What it was about"
        name="about"
        rows={2}
        maxLength={4000}
        required
        error={error}
      />
      <Button type="submit" variant="secondary" size="sm" busy={isBusy} className="self-start">
        Add to the history
      </Button>
    </form>
  );
}
