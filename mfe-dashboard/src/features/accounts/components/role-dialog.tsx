import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { FailedQuery } from '../../../components/failed-query.tsx';
import { listCoachChoices } from '../../../lib/list-coach-choices.ts';
import { useDataQuery } from '../../../lib/use-data-query.ts';
import { countClients } from '../data/read-user.ts';
import { consequenceOf, type RoleButton } from '../role-words.ts';
import { nameOfAccount, useRoleChange, type RoleHolder } from '../use-role-change.ts';

export interface AskedRole {
  readonly account: RoleHolder;
  readonly button: RoleButton;
}

interface PickerProps {
  readonly account: RoleHolder;
  readonly count: number;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function ClientsPicker({ account, count, value, onChange }: PickerProps) {
  const coaches = useDataQuery('coach-choices', listCoachChoices);
  const many = `${count.toLocaleString('en-US')} ${count === 1 ? 'client' : 'clients'}`;
  return (
    <label className="flex flex-col gap-1">
      <span>{many} will have no coach. Give them to:</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-control rounded-md border border-edge bg-surface px-3 text-field"
      >
        <option value="">Nobody for now</option>
        {(coaches.data ?? [])
          .filter(({ id }) => id !== account.id)
          .map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
      </select>
    </label>
  );
}

/** Explains a role change before it is made. Asks who takes over the clients of someone who stops being staff. */
export function RoleDialog({ asked, onClose }: { readonly asked: AskedRole; readonly onClose: () => void }) {
  const { account, button } = asked;
  const change = useRoleChange();
  const [clientsTo, setClientsTo] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const isLeaving = button.to === 'user';
  const clients = useDataQuery(
    'coach-client-count',
    (client) => countClients(client, account.id),
    { id: account.id },
    { isWanted: isLeaving, staleMs: 0 },
  );
  const count = clients.isPlaceholderData ? undefined : clients.data;
  const apply = async () => {
    setIsBusy(true);
    await change(account, button.to, clientsTo === '' ? null : clientsTo);
    onClose();
  };
  return (
    <Dialog
      open
      mfe="mfe-dashboard"
      className="max-w-md"
      title={`${button.label}: ${nameOfAccount(account)}`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <p className="wrap-anywhere">{consequenceOf(button, nameOfAccount(account))}</p>
      {isLeaving && clients.isError && count === undefined ? (
        <FailedQuery what="The number of clients" query={clients} />
      ) : null}
      {isLeaving && count !== undefined && count > 0 ? (
        <ClientsPicker account={account} count={count} value={clientsTo} onChange={setClientsTo} />
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={button.to === 'user' ? 'danger' : 'primary'}
          busy={isBusy}
          disabled={isLeaving && count === undefined}
          onClick={() => void apply()}
        >
          {button.label}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
