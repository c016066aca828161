import { dataMessage } from 'shared-auth/error-words';
import { useUser } from 'shared-auth/session-provider';
import { getSupabase, type DataClient } from 'shared-auth/supabase-client';
import { notify } from 'shared-ui/toast';
import { useRefreshCalls } from '../../components/call/use-change-call.ts';
import { notifyUndoable } from '../../components/undoable.tsx';
import { undoBatch } from '../../lib/data/undo-batch.ts';
import { undoneWords } from '../../lib/undone-words.ts';
import { calledBy, statusWords, type HostNames } from './call-words.ts';
import type { Call } from './data/list-calls.ts';
import { readCall } from './data/read-call.ts';
import { setCallStatus, setHost, setHosts } from './data/set-call.ts';

/** What the database says in words of its own, else what is said of any failure. */
function wordsOf(error: unknown, what: string): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return code === 'PT409' && error instanceof Object && 'message' in error
    ? `${what} ${String(error.message)}`
    : dataMessage(error, { what });
}

type Write = (client: DataClient, call: Pick<Call, 'id' | 'version'>) => Promise<number | null>;

interface Change {
  readonly call: Pick<Call, 'id' | 'version'>;
  readonly write: Write;
  readonly back: Write;
  readonly done: string;
  readonly failed: string;
}

/** Changes one thing of a call at once; the way back is offered, and refused when somebody else was faster. */
function useOneChange() {
  const { id: me } = useUser();
  const refresh = useRefreshCalls();
  const quickerOn = async (id: string): Promise<string> => {
    try {
      const call = await readCall(await getSupabase(), id);
      if (call?.updated_by === me) return 'you';
      return calledBy(call?.writer) ?? 'somebody else';
    } catch {
      return 'somebody else';
    }
  };
  const undo = async (call: Change['call'], back: Write) => {
    try {
      const undone = await back(await getSupabase(), call);
      if (undone === null) notify.error(`Changed by ${await quickerOn(call.id)} since. Nothing was undone.`);
      else notify.success('Undone');
    } catch (error) {
      notify.error(wordsOf(error, 'Nothing was undone.'));
    }
    await refresh();
  };
  return async ({ call, write, back, done, failed }: Change): Promise<void> => {
    try {
      const version = await write(await getSupabase(), call);
      if (version === null)
        notify.error(`Changed by ${await quickerOn(call.id)} meanwhile. This is what stands now.`);
      else notifyUndoable(done, () => undo({ id: call.id, version }, back));
    } catch (error) {
      notify.error(wordsOf(error, failed));
    }
    await refresh();
  };
}

/** Says how a call went. */
export function useCallStatus() {
  const change = useOneChange();
  return (call: Change['call'], status: 'held' | 'missed'): Promise<void> =>
    change({
      call,
      write: (client, seen) => setCallStatus(client, seen, status),
      back: (client, seen) => setCallStatus(client, seen, 'booked'),
      done: `Call marked as ${statusWords[status].toLowerCase()}`,
      failed: 'The call was not changed.',
    });
}

/** Gives a call to somebody, or to nobody. */
export function useCallHost(hosts: HostNames) {
  const change = useOneChange();
  return (call: Pick<Call, 'id' | 'version' | 'host_id'>, host: string | null): Promise<void> =>
    change({
      call,
      write: (client, seen) => setHost(client, seen, host),
      back: (client, seen) => setHost(client, seen, call.host_id),
      done: `Host set to ${host === null ? 'nobody' : (hosts.get(host) ?? 'a colleague')}`,
      failed: 'The host was not changed.',
    });
}

/** Gives several calls to one person. @returns whether it was written */
export function useManyHosts() {
  const refresh = useRefreshCalls();
  const undo = async (batch: string) => {
    try {
      const undone = await undoBatch(await getSupabase(), batch);
      (undone.left === 0 ? notify.success : notify.info)(undoneWords(undone));
    } catch (error) {
      notify.error(wordsOf(error, 'Nothing was undone.'));
    }
    await refresh();
  };
  return async (ids: readonly string[], host: string | null): Promise<boolean> => {
    let isDone = false;
    try {
      const { batch, changed } = await setHosts(await getSupabase(), ids, host);
      isDone = true;
      if (changed === 0) notify.info('Nothing to change: they are over, or were so already.');
      else
        notifyUndoable(`${changed.toLocaleString('en-US')} ${changed === 1 ? 'call' : 'calls'} changed`, () =>
          undo(batch),
        );
    } catch (error) {
      notify.error(wordsOf(error, 'Nothing was changed.'));
    }
    await refresh();
    return isDone;
  };
}
