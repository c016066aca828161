import { useState } from 'react';
import { clientStatuses } from 'shared-contract/lists/clients';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import type { Client } from '../data/list-clients.ts';
import { useCoachChange, useStatusChange } from '../use-client-change.ts';
import type { CoachNames } from './client-cells.tsx';
import { ContactForm } from './contact-form.tsx';

/** As much of a client as its quick changes need: a row of the list has it, and so has the drawer. */
export type QuickClient = Pick<Client, 'id' | 'name' | 'version' | 'status' | 'coach_id'>;

export interface Quick {
  readonly kind: 'status' | 'coach' | 'contact';
  readonly client: QuickClient;
}

interface ChoiceProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  readonly label: string;
  readonly save: (value: string) => Promise<void>;
}

/** One choice with one button: arrow keys go through the answers without writing any. */
function QuickChoice({ options, chosen, label, save }: ChoiceProps) {
  const [value, setValue] = useState(chosen);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsBusy(true);
        void save(value);
      }}
    >
      <fieldset className="max-h-80 overflow-y-auto">
        <legend className="sr-only">{label}</legend>
        {options.map((option) => (
          <label key={option.value} className="flex min-h-control cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="quick"
              value={option.value}
              checked={value === option.value}
              onChange={() => setValue(option.value)}
              className="size-4.5 shrink-0 cursor-pointer accent-primary"
            />
            <span className="min-w-0 wrap-anywhere">{option.label}</span>
          </label>
        ))}
      </fieldset>
      <Button type="submit" busy={isBusy} disabled={value === chosen} className="self-start">
        Save
      </Button>
    </form>
  );
}

const titles = {
  status: (name: string) => `Status of ${name}`,
  coach: (name: string) => `Coach of ${name}`,
  contact: (name: string) => `Contact with ${name}`,
};

/** What is done with one client again and again, without opening it. */
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
    <Dialog
      open
      mfe="mfe-dashboard"
      title={titles[kind](client.name)}
      className="max-w-md"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
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
          options={[{ value: '', label: 'Nobody' }, ...people]}
          chosen={client.coach_id ?? ''}
          save={async (id) => {
            const name = coaches.get(id);
            await setCoach(client, name === undefined ? null : { id, name });
            onClose();
          }}
        />
      ) : null}
      {kind === 'contact' ? <ContactForm clientId={client.id} usual="call" onDone={onClose} /> : null}
    </Dialog>
  );
}
