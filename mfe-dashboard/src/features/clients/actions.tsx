import { useState } from 'react';
import { clientStatuses } from 'shared-contract/lists/clients';
import { zonedDay } from 'shared-contract/zoned-time';
import { Button } from 'shared-ui/button';
import { CheckboxField, TextareaField, TextField } from 'shared-ui/field';
import { type RowAction, separated } from '../../list/list-row.tsx';
import type { ListScreen } from '../../list/list-screen.ts';
import { OpenDialog } from '../../ui/confirm-dialog.tsx';
import { contactActions, type ContactKind, ContactKinds } from '../../ui/contact.tsx';
import { QuickChoice } from '../../ui/quick-actions.tsx';
import { fieldText } from '../../lib/format.ts';
import { useAction } from '../../lib/use-action.ts';
import { dashboardPages } from '../../page-list.ts';
import type { CoachNames } from './cells.tsx';
import { useCoachChange, useStatusChange } from './changes.ts';
import { addClientEvent, type Client, type WrittenEvent } from './queries.ts';

interface Props {
  readonly clientId: string;
  /** A note can be shared only with an account. */
  readonly hasAccount: boolean;
  readonly defaultKind?: ContactKind;
  readonly onDone?: () => void;
}

const today = () => zonedDay(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);

/** Adds a note, a call, or an email to the activity. A call or an email is a contact of the given day. */
export function ContactForm({ clientId, hasAccount, defaultKind = 'note', onDone }: Props) {
  const [kind, setKind] = useState<ContactKind>(defaultKind);
  const [dayError, setDayError] = useState<string>();
  // A new key resets the uncontrolled fields.
  const [round, setRound] = useState(0);
  const { act, isBusy, failure, setFailure } = useAction({
    run: (client, written: WrittenEvent) => addClientEvent(client, clientId, written),
    done: (_, written) => (written.kind === 'note' ? 'Note added' : 'Contact added'),
    failed: 'This was not saved; what you typed is still here.',
    isInline: true,
    onDone: () => {
      setRound(round + 1);
      onDone?.();
    },
    changes: ['client'],
    reload: 'success',
  });
  const add = (form: FormData) => {
    const [note, day] = [fieldText(form, 'about'), fieldText(form, 'day')];
    const isFuture = day > today();
    setFailure(note === '' ? 'Describe the contact.' : undefined);
    setDayError(isFuture ? 'Choose a day in the past.' : undefined);
    if (note === '' || isFuture) return;
    void act({ kind, note, day: kind === 'note' || day === '' ? null : day, isShared: form.has('shared') });
  };
  return (
    <form
      noValidate
      aria-label="Write down"
      className="flex flex-col gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        add(new FormData(event.currentTarget));
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
      {kind === 'note' ? null : (
        <TextField
          key={`day ${round}`}
          label="Day"
          name="day"
          type="date"
          defaultValue={today()}
          max={today()}
          error={dayError}
          className="self-start"
        />
      )}
      {hasAccount ? (
        <CheckboxField
          key={`shared ${round}`}
          name="shared"
          label="Visible to the client"
          hint="It appears on their dashboard. Everything else in the activity stays internal."
        />
      ) : null}
      <Button type="submit" variant="secondary" size="sm" busy={isBusy} className="self-start">
        Add to the activity
      </Button>
    </form>
  );
}

type QuickClient = Pick<Client, 'id' | 'name' | 'version' | 'status' | 'coach_id' | 'account_id'>;

export interface Quick {
  readonly kind: 'status' | 'coach' | 'contact';
  readonly client: QuickClient;
}

const titles = {
  status: (name: string) => `Status of ${name}`,
  coach: (name: string) => `Coach of ${name}`,
  contact: (name: string) => `Contact with ${name}`,
};

/** Frequent changes of one client, without opening it. */
export function QuickDialog({
  quick,
  coaches,
  onClose,
}: {
  quick: Quick;
  coaches: CoachNames;
  onClose: () => void;
}) {
  const { kind, client } = quick;
  const setStatus = useStatusChange();
  const setCoach = useCoachChange();
  const people = [...coaches].map(([id, name]) => ({ value: id, label: name }));
  return (
    <OpenDialog title={titles[kind](client.name)} className="max-w-md" onClose={onClose}>
      {kind === 'status' ? (
        <QuickChoice
          label="Status"
          options={clientStatuses.map((status) => ({ value: status, label: status }))}
          chosen={client.status}
          save={async (value) => {
            const status = clientStatuses.find((one) => one === value);
            if (status) await setStatus(client, status);
            onClose();
          }}
        />
      ) : null}
      {kind === 'coach' ? (
        <QuickChoice
          label="Coach"
          options={[{ value: '', label: 'Unassigned' }, ...people]}
          chosen={client.coach_id ?? ''}
          save={async (id) => {
            const name = coaches.get(id);
            await setCoach(client, name === undefined ? null : { id, name });
            onClose();
          }}
        />
      ) : null}
      {kind === 'contact' ? (
        <ContactForm
          clientId={client.id}
          hasAccount={client.account_id !== null}
          defaultKind="call"
          onDone={onClose}
        />
      ) : null}
    </OpenDialog>
  );
}

interface Handlers {
  readonly open: ListScreen['open'];
  readonly quick: (quick: Quick) => void;
  readonly hasCoaches: boolean;
}

/** Actions to contact a client and to log a contact. */
export const clientContactActions = (
  client: QuickClient & Pick<Client, 'email' | 'phone'>,
  quick: Handlers['quick'],
): readonly RowAction[] => [
  ...contactActions(client),
  { id: 'contact', label: 'Log a contact', key: 'c', run: () => quick({ kind: 'contact', client }) },
];

/** Services for a client, each on its own page. */
export function serviceActions(clientId: string, go: (address: string) => void): readonly RowAction[] {
  const to = (path: string) => () => go(`${path}?client=${encodeURIComponent(clientId)}`);
  return [
    { id: 'update', label: 'Send update', separated: true, run: to(dashboardPages.letter.path) },
    { id: 'review', label: 'Schedule review', run: to(dashboardPages.review.path) },
  ];
}

export function clientActions(client: Client, { open, quick, hasCoaches }: Handlers): readonly RowAction[] {
  return [
    { id: 'view', label: 'View', run: () => open(client.id) },
    { id: 'edit', label: 'Edit', key: 'e', run: () => open(client.id, { isEdit: true }) },
    ...separated(clientContactActions(client, quick)),
    {
      id: 'status',
      label: 'Change status',
      key: 's',
      separated: true,
      run: () => quick({ kind: 'status', client }),
    },
    ...(hasCoaches
      ? [{ id: 'coach', label: 'Change coach', key: 'a', run: () => quick({ kind: 'coach', client }) }]
      : []),
  ];
}
