import { formatCount } from 'shared-contract/format';
import { useId, useState } from 'react';
import { RpcError } from 'shared-auth/call-rpc';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { notify } from 'shared-ui/toast';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { FailedQuery } from '../../ui/states.tsx';
import { notifyUndoable } from '../../ui/undoable.tsx';
import { undoBatch, undoMessage } from '../../lib/bulk-change.ts';
import { listCoachChoices } from '../../lib/names.ts';
import { useAction } from '../../lib/use-action.ts';
import { useDataQuery } from '../../lib/use-data-query.ts';
import {
  type Account,
  type AccountRole,
  changeRole,
  countAdmins,
  countClients,
  readUser,
} from './queries.ts';

const roleWords: Readonly<Record<AccountRole, string>> = {
  user: 'a user',
  coach: 'a coach',
  admin: 'an administrator',
};

const LAST_ADMIN = 'The firm needs at least one administrator.';
const OWN_ROLE = 'Ask another administrator to remove your role.';

/** What a role button does to an account, after the name of the account. */
const consequences = {
  'Make Admin': 'will see and change every client, lead and account.',
  'Remove Admin': 'keeps a user account and loses access to this area immediately.',
  'Make Coach': 'will see their assigned clients and the training.',
  'Remove Coach': 'keeps a user account and loses access to a coach’s clients and training immediately.',
} as const;

interface RoleButton {
  readonly label: keyof typeof consequences;
  readonly to: AccountRole;
}

/** Returns the two buttons of an account: one for each role above `user`. */
const roleButtons = (role: AccountRole): readonly RoleButton[] => [
  role === 'admin' ? { label: 'Remove Admin', to: 'user' } : { label: 'Make Admin', to: 'admin' },
  role === 'coach' ? { label: 'Remove Coach', to: 'user' } : { label: 'Make Coach', to: 'coach' },
];

type RoleHolder = Pick<Account, 'id' | 'email' | 'name' | 'role' | 'version'>;

export const nameOfAccount = ({ name, email }: Pick<Account, 'name' | 'email'>): string =>
  name.trim() || email;

/** Queries of accounts and of what a role changes: clients, coaches, the audit log. For `changes` of an action. */
export const accountQueries = ['user', 'coach', 'client', 'audit', 'admin-', 'invitation'];

const isConflict = (error: unknown): boolean =>
  error instanceof RpcError && error.code === 'PT409' && error.field === 'version';

/** Returns the message of a change that another user forestalled. */
async function conflictMessage(account: RoleHolder): Promise<string> {
  const name = nameOfAccount(account);
  const current = await readUser(await getSupabase(), account.id).catch(() => undefined);
  if (current === null) return `The account of ${name} was just deleted.`;
  return current && current.role !== account.role
    ? `${name} is ${roleWords[current.role]} now, because another administrator just changed the role. Try again.`
    : `${name} was just changed. Review it, then try again.`;
}

function failureMessage(error: unknown, what: string): string {
  const field = error instanceof RpcError ? error.field : null;
  if (field === 'last-admin') return `${what} ${LAST_ADMIN}`;
  if (field === 'own-role') return `${what} ${OWN_ROLE}`;
  return dataMessage(error, { what });
}

/** Changes the role of an account and offers to undo the change, with the clients that the change moved. */
function useRoleChange({ account, button: { to } }: RequestedRole, onSettled: () => void) {
  const { act: undo } = useAction({
    run: async (client, { version, batch }: Awaited<ReturnType<typeof changeRole>>) => {
      await changeRole(client, { id: account.id, version }, account.role);
      return batch === null ? null : undoBatch(client, batch);
    },
    failed: 'Nothing was undone.',
    explain: (error, what) =>
      isConflict(error)
        ? `${nameOfAccount(account)} was changed by another administrator in the meantime. ${what}`
        : dataMessage(error, { what }),
    changes: accountQueries,
    onDone: (clients) =>
      clients === null || clients.left === 0
        ? notify.success('Undone')
        : notify.info(`The role is back. Clients: ${undoMessage(clients)}`),
  });
  return useAction({
    run: (client, clientsTo: string | null) => changeRole(client, account, to, clientsTo),
    failed: 'Failed to update user role.',
    explain: (error, what) => (isConflict(error) ? conflictMessage(account) : failureMessage(error, what)),
    changes: accountQueries,
    onDone: (changed) => notifyUndoable(`User role updated to ${to}`, () => undo(changed)),
    onSettled,
  });
}

export interface RequestedRole {
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
  const others = (coaches.data ?? []).filter(({ id }) => id !== account.id);
  return (
    <label className="flex flex-col gap-1">
      <span>{formatCount(count, 'client', 'clients')} will have no coach. Reassign them to:</span>
      <Select
        value={value}
        options={[
          { value: '', label: 'Unassigned' },
          ...others.map(({ id, label }) => ({ value: id, label })),
        ]}
        onChoose={onChange}
        className="px-3"
      />
    </label>
  );
}

/** Confirms a role change. For an account that stops being staff, it offers to reassign the account's clients. */
export function RoleDialog({ requested, onClose }: { requested: RequestedRole; onClose: () => void }) {
  const { account, button } = requested;
  const { act: change, isBusy } = useRoleChange(requested, onClose);
  const [clientsTo, setClientsTo] = useState('');
  const isLeaving = button.to === 'user';
  const clients = useDataQuery(
    'coach-client-count',
    (client) => countClients(client, account.id),
    { id: account.id },
    { isWanted: isLeaving, staleMs: 0 },
  );
  const count = clients.isPlaceholderData ? undefined : clients.data;
  return (
    <ConfirmDialog
      className="max-w-md"
      title={`${button.label}: ${nameOfAccount(account)}`}
      confirm={button.label}
      variant={isLeaving ? 'danger' : 'primary'}
      isBusy={isBusy}
      disabled={isLeaving && count === undefined}
      onConfirm={() => void change(clientsTo === '' ? null : clientsTo)}
      onClose={onClose}
    >
      <p className="wrap-anywhere">
        {nameOfAccount(account)} {consequences[button.label]}
      </p>
      {isLeaving && clients.isError && count === undefined ? (
        <FailedQuery what="The number of clients" query={clients} />
      ) : null}
      {isLeaving && count !== undefined && count > 0 ? (
        <ClientsPicker account={account} count={count} value={clientsTo} onChange={setClientsTo} />
      ) : null}
    </ConfirmDialog>
  );
}

/** For a row of 40 px, or of 48 px on a touch screen. */
export const smallButtonStyles =
  'relative z-1 inline-flex min-h-7 cursor-pointer items-center rounded-sm border border-edge px-2 text-sm whitespace-nowrap text-primary hover:border-primary focus-visible:-outline-offset-2 aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-muted pointer-coarse:min-h-11 pointer-coarse:px-3';

interface Props {
  readonly account: RoleHolder;
  readonly onRequest: (requested: RequestedRole) => void;
}

/**
 * The two role buttons of an account. Administrators cannot change their own role: the buttons stay focusable and show
 * the reason.
 */
export function RoleActions({ account, onRequest }: Props) {
  const { id: me } = useUser();
  const isOwnRole = account.id === me && account.role === 'admin';
  const admins = useDataQuery('admin-count', countAdmins, undefined, { isWanted: isOwnRole }).data;
  const reasonId = useId();
  const reason = isOwnRole ? (admins === 1 ? LAST_ADMIN : OWN_ROLE) : null;
  return (
    <span className="flex gap-2">
      {roleButtons(account.role).map((button) => (
        <button
          key={button.label}
          type="button"
          className={smallButtonStyles}
          title={reason ?? undefined}
          aria-disabled={reason !== null || undefined}
          aria-describedby={reason === null ? undefined : reasonId}
          aria-label={`${button.label}: ${nameOfAccount(account)}`}
          onClick={() => {
            if (reason === null) onRequest({ account, button });
          }}
        >
          {button.label}
        </button>
      ))}
      {reason === null ? null : (
        <span id={reasonId} className="sr-only">
          {reason}
        </span>
      )}
    </span>
  );
}
