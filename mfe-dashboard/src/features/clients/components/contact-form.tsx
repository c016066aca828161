import { useState } from 'react';
import { dataMessage } from 'shared-auth/error-words';
import { getSupabase } from 'shared-auth/supabase-client';
import { zonedDay } from 'shared-contract/zoned-time';
import { Button } from 'shared-ui/button';
import { CheckboxField, TextareaField, TextField } from 'shared-ui/field';
import { notify } from 'shared-ui/toast';
import { addClientEvent, type WrittenKind } from '../data/client-events.ts';
import { useRefreshClients } from '../use-client-change.ts';

const kinds: readonly { readonly kind: WrittenKind; readonly label: string }[] = [
  { kind: 'note', label: 'Note' },
  { kind: 'call', label: 'Call' },
  { kind: 'email', label: 'Email' },
];

interface Props {
  readonly clientId: string;
  /** Whether an account signs in as this client: only then it can be shared. */
  readonly hasAccount: boolean;
  /** What it is mostly: a note in the notes, a call where a contact is written down. */
  readonly usual?: WrittenKind;
  readonly onDone?: () => void;
}

const today = () => zonedDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

function Kinds({ kind, choose }: { kind: WrittenKind; choose: (kind: WrittenKind) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-x-4">
      <legend className="sr-only">What it was</legend>
      {kinds.map(({ kind: one, label }) => (
        <label key={one} className="flex min-h-control-sm cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="kind"
            checked={kind === one}
            onChange={() => choose(one)}
            className="size-4.5 cursor-pointer accent-primary"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Writes down a note, a call or a letter. The last two are a contact of the day that is given. */
export function ContactForm({ clientId, hasAccount, usual = 'note', onDone }: Props) {
  const [kind, setKind] = useState<WrittenKind>(usual);
  const [errors, setErrors] = useState<{ about?: string; day?: string }>({});
  const [isBusy, setIsBusy] = useState(false);
  // The fields hold their own values: new ones are fields of their own.
  const [round, setRound] = useState(0);
  const refresh = useRefreshClients();
  const add = async (form: FormData) => {
    const [note, day] = [textOf(form, 'about'), textOf(form, 'day')];
    const wrong = {
      ...(note === '' && { about: 'Write down what it was about.' }),
      ...(day > today() && { day: 'Choose a day that has been.' }),
    };
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    setIsBusy(true);
    try {
      const given = kind === 'note' || day === '' ? null : day;
      await addClientEvent(await getSupabase(), clientId, {
        kind,
        note,
        day: given,
        isShared: form.has('shared'),
      });
      setRound(round + 1);
      notify.success(kind === 'note' ? 'Note added' : 'Contact added');
      onDone?.();
      await refresh();
    } catch (cause) {
      setErrors({ about: dataMessage(cause, { what: 'This was not saved; what you typed is still here.' }) });
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
      <Kinds kind={kind} choose={setKind} />
      <TextareaField
        key={`about ${round}`}
        label="What it was about"
        name="about"
        rows={2}
        maxLength={4000}
        required
        error={errors.about}
      />
      {kind === 'note' ? null : (
        <TextField
          key={`day ${round}`}
          label="Day"
          name="day"
          type="date"
          defaultValue={today()}
          max={today()}
          error={errors.day}
          className="self-start"
        />
      )}
      {hasAccount ? (
        <CheckboxField
          key={`shared ${round}`}
          name="shared"
          label="Visible to the client"
          hint="They read it on their dashboard. Everything else in the activity stays internal."
        />
      ) : null}
      <Button type="submit" variant="secondary" size="sm" busy={isBusy} className="self-start">
        Add to the activity
      </Button>
    </form>
  );
}
