import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { type DataClient, getSupabase } from 'shared-auth/supabase-client';
import { callKinds, callStatuses } from 'shared-contract/lists/calls';
import type { BadgeTone } from 'shared-ui/badge';
import { callQueries } from '../../calls/change-call.ts';
import { UNKNOWN_USER } from '../../lib/names.ts';
import { errorCode, useUndoableChange } from '../../lib/use-action.ts';
import { type Call, readCall, setCallStatus, setHost } from './queries.ts';

export const kindLabels = Object.fromEntries(callKinds.map(({ value, label }) => [value, label])) as Readonly<
  Record<Call['kind'], string>
>;
export const statusLabels = Object.fromEntries(
  callStatuses.map(({ value, label }) => [value, label]),
) as Readonly<Record<Call['status'], string>>;

export const statusTones: Readonly<Record<Call['status'], BadgeTone>> = {
  pending: 'warning',
  lapsed: 'neutral',
  booked: 'info',
  held: 'success',
  missed: 'danger',
  cancelled: 'neutral',
};

/** Names of possible hosts by id; empty if the user may not assign calls. */
export type HostNames = ReadonlyMap<string, string>;

/** True if the call can be moved or canceled. */
export const isToCome = ({ status, starts_at }: Pick<Call, 'status' | 'starts_at'>, now: Date): boolean =>
  status === 'booked' && new Date(starts_at) > now;
/** True if the call can be marked as held or missed. */
export const isToClose = ({ status, starts_at }: Pick<Call, 'status' | 'starts_at'>, now: Date): boolean =>
  status === 'booked' && new Date(starts_at) <= now;

/** Returns null if the user may not read the profile. */
export const profileName = (
  profile: { readonly name: string; readonly email: string } | null | undefined,
): string | null => (profile ? profile.name || profile.email : null);

/** The database's reason for a refused change is fit for the user. */
export const messageFor = (error: unknown, what: string): string =>
  errorCode(error) === 'PT409'
    ? `${what} ${String(Reflect.get(Object(error), 'message'))}`
    : dataMessage(error, { what });

async function conflictingEditor(id: string, me: string): Promise<string> {
  try {
    const call = await readCall(await getSupabase(), id);
    if (call?.updated_by === me) return 'you';
    return profileName(call?.writer) ?? UNKNOWN_USER;
  } catch {
    return UNKNOWN_USER;
  }
}

type CallVersion = Pick<Call, 'id' | 'version'>;

interface Change {
  readonly write: (client: DataClient, call: CallVersion) => Promise<number | null>;
  readonly undo: (client: DataClient, call: CallVersion) => Promise<number | null>;
  readonly done: string;
  readonly failed: string;
}

function useCallChange() {
  const { id: me } = useUser();
  const change = useUndoableChange(...callQueries);
  return ({ id, version }: CallVersion, { write, undo, ...messages }: Change): Promise<void> =>
    change({
      ...messages,
      write: (client) => write(client, { id, version }),
      undo: (client, changed) => undo(client, { id, version: changed }),
      editor: () => conflictingEditor(id, me),
      explain: messageFor,
    });
}

export function useCallStatus() {
  const change = useCallChange();
  return (call: CallVersion, status: 'held' | 'missed') =>
    change(call, {
      write: (client, seen) => setCallStatus(client, seen, status),
      undo: (client, seen) => setCallStatus(client, seen, 'booked'),
      done: `Call marked as ${statusLabels[status].toLowerCase()}`,
      failed: 'The call was not changed.',
    });
}

export function useCallHost(hosts: HostNames) {
  const change = useCallChange();
  return (call: CallVersion & Pick<Call, 'host_id'>, host: string | null) =>
    change(call, {
      write: (client, seen) => setHost(client, seen, host),
      undo: (client, seen) => setHost(client, seen, call.host_id),
      done: `Host: ${host === null ? 'unassigned' : (hosts.get(host) ?? 'a colleague')}`,
      failed: 'The host was not changed.',
    });
}
