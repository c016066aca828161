import { clientStatuses } from 'shared-contract/lists/clients';
import { Dialog } from 'shared-ui/dialog';
import { QuickChoice } from '../../../components/quick-choice.tsx';
import type { Client } from '../data/list-clients.ts';
import { useCoachChange, useStatusChange } from '../use-client-change.ts';
import type { CoachNames } from './client-cells.tsx';
import { ContactForm } from './contact-form.tsx';

/** As much of a client as its quick changes need: a row of the list has it, and so has the drawer. */
export type QuickClient = Pick<Client, 'id' | 'name' | 'version' | 'status' | 'coach_id' | 'account_id'>;

export interface Quick {
  readonly kind: 'status' | 'coach' | 'contact';
  readonly client: QuickClient;
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
      {kind === 'contact' ? (
        <ContactForm
          clientId={client.id}
          hasAccount={client.account_id !== null}
          usual="call"
          onDone={onClose}
        />
      ) : null}
    </Dialog>
  );
}
