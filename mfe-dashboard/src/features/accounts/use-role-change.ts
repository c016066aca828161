import { useQueryClient } from '@tanstack/react-query';
import { RpcError } from 'shared-auth/call-rpc';
import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase } from 'shared-auth/supabase-client';
import { notify } from 'shared-ui/toast';
import { notifyUndoable } from '../../components/undoable.tsx';
import { undoBatch } from '../../lib/data/undo-batch.ts';
import { undoneWords } from '../../lib/undone-words.ts';
import { changeRole } from './data/change-role.ts';
import type { Account, AccountRole } from './data/list-users.ts';
import { readUser } from './data/read-user.ts';
import { roleWords } from './role-words.ts';

/** As much of an account as a change of its role needs. */
export type RoleHolder = Pick<Account, 'id' | 'email' | 'name' | 'role' | 'version'>;

export const nameOfAccount = ({ name, email }: Pick<Account, 'name' | 'email'>): string =>
  name.trim() || email;

const shows = ['user', 'coach', 'client', 'audit', 'admin-', 'invitation'];

/** Asks again for whatever shows accounts, or what goes with a role: clients, coaches, the audit log. */
export function useRefreshAccounts(): () => Promise<void> {
  const { id } = useUser();
  const cache = useQueryClient();
  return () =>
    cache.invalidateQueries({
      predicate: ({ queryKey: [owner, name] }) =>
        owner === id && typeof name === 'string' && shows.some((one) => name.startsWith(one)),
    });
}

const isConflict = (error: unknown): boolean =>
  error instanceof RpcError && error.code === 'PT409' && error.field === 'version';

/** What somebody else has made of the account, in words. */
async function conflictWords(holder: RoleHolder): Promise<string> {
  const name = nameOfAccount(holder);
  const now = await readUser(await getSupabase(), holder.id).catch(() => undefined);
  if (now === null) return `The account of ${name} is gone since a moment ago.`;
  return now && now.role !== holder.role
    ? `${name} is ${roleWords[now.role]} since a moment ago. Decide again.`
    : `${name} was changed a moment ago. Decide again.`;
}

function failureWords(error: unknown): string {
  const what = 'Failed to update user role.';
  const field = error instanceof RpcError ? error.field : null;
  if (field === 'last-admin') return `${what} At least one administrator stays.`;
  if (field === 'own-role') return `${what} Ask another administrator to take your role away.`;
  return dataMessage(error, { what });
}

/** Changes a role at once; the way back is offered, and refused when somebody else was faster. */
export function useRoleChange() {
  const refresh = useRefreshAccounts();
  const undo = async (holder: RoleHolder, before: AccountRole, batch: string | null) => {
    try {
      await changeRole(await getSupabase(), holder, before);
      const clients = batch === null ? null : await undoBatch(await getSupabase(), batch);
      if (clients === null || clients.left === 0) notify.success('Undone');
      else notify.info(`The role is back. Clients: ${undoneWords(clients)}`);
    } catch (error) {
      notify.error(
        isConflict(error)
          ? `${nameOfAccount(holder)} was changed by somebody else since. Nothing was undone.`
          : dataMessage(error, { what: 'Nothing was undone.' }),
      );
    }
    await refresh();
  };
  return async (holder: RoleHolder, role: AccountRole, clientsTo: string | null): Promise<void> => {
    try {
      const { version, batch } = await changeRole(await getSupabase(), holder, role, clientsTo);
      notifyUndoable(`User role updated to ${role}`, () => undo({ ...holder, version }, holder.role, batch));
    } catch (error) {
      notify.error(isConflict(error) ? await conflictWords(holder) : failureWords(error));
    }
    await refresh();
  };
}
