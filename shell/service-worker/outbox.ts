import { refusalOf } from 'shared-auth/submit-form';
import type { KeptCall, KeptNews, KeptState } from 'shared-contract/service-worker';
import { deleteEntry, readEntries, readEntry, writeEntry, type Entry } from './outbox-store.ts';

/** Name of the browser's own wake-up once there is a network (Background Sync), where it has one. */
export const SYNC_TAG = 'outbox';

/** No answer by then is none. */
const TIMEOUT_MS = 20_000;

interface SyncingRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to wake the worker when there is a network, also without an open page. */
async function askForWakeUp(): Promise<void> {
  const { sync } = (self as unknown as ServiceWorkerGlobalScope).registration as SyncingRegistration;
  await sync?.register(SYNC_TAG).catch(() => undefined);
}

export async function keepCall(call: KeptCall): Promise<true> {
  await writeEntry({ id: call.id, at: Date.now(), call, state: { at: 'waiting' } });
  await askForWakeUp();
  return true;
}

export async function stateOf(id: string): Promise<KeptState | undefined> {
  return (await readEntry(id))?.state;
}

/** Forgets a call; one that is on its way is waited for. */
export async function dropCall(id: string): Promise<KeptState | undefined> {
  await sending;
  const state = await stateOf(id);
  await deleteEntry(id);
  return state;
}

/** What came of one try. Only what the server has said about the call itself ends the waiting. */
async function send({ address, headers, body }: KeptCall): Promise<KeptState> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(address, { method: 'POST', headers: { ...headers }, body, signal });
    if (response.ok) return { at: 'sent', answer: await response.json() };
    const { status } = response;
    if (status === 429 || status >= 500) return { at: 'waiting' };
    const said = (await response.json().catch(() => ({}))) as object | null;
    const { message, errors } = refusalOf(status, said ?? {});
    return { at: 'refused', status, message, errors };
  } catch {
    return { at: 'waiting' };
  }
}

async function tellPages(news: KeptNews): Promise<void> {
  const { clients } = self as unknown as ServiceWorkerGlobalScope;
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage(news);
}

async function sendOne({ id, at, call }: Entry): Promise<boolean> {
  if (!call) return true;
  const state = await send(call);
  if (state.at === 'waiting') return false;
  await writeEntry({ id, at, state });
  await tellPages({ type: 'kept', id, state });
  return true;
}

async function sendAll(): Promise<boolean> {
  let isEmpty = true;
  for (const entry of await readEntries(Date.now()))
    if (entry.state.at === 'waiting') isEmpty = (await sendOne(entry)) && isEmpty;
  return isEmpty;
}

let sending: Promise<boolean> | undefined;

/**
 * Sends what waits, one after another, and never twice at a time.
 *
 * @returns whether nothing waits any more.
 */
export function sendKept(): Promise<boolean> {
  sending ??= sendAll()
    .catch(() => false)
    .finally(() => (sending = undefined));
  return sending;
}
