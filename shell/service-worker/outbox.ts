import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { refusalOf } from 'shared-auth/submit-form';
import type { QueuedRequest, QueueState, QueueUpdate } from 'shared-contract/service-worker';

/** A queued request and its state. Once sent or rejected, the entry contains nothing that the user typed. */
interface Entry {
  readonly id: string;
  readonly at: number;
  readonly call?: QueuedRequest;
  readonly state: QueueState;
}

interface Outbox extends DBSchema {
  entries: { key: string; value: Entry };
}

/** As long as a draft (`shared-ui/drafts`), as the privacy policy states. */
const KEPT_DAYS = 7;
const LIFE_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

/** Opens the database for one operation: an open connection would block its deletion. */
async function inStore<T>(work: (store: IDBPDatabase<Outbox>) => Promise<T>): Promise<T> {
  const store = await openDB<Outbox>('outbox', 1, {
    upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'id' }),
  });
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

const readEntry = (id: string) => inStore((store) => store.get('entries', id));
const writeEntry = (entry: Entry) => inStore((store) => store.put('entries', entry));
const deleteEntry = (id: string) => inStore((store) => store.delete('entries', id));
export const deleteAll = () => inStore((store) => store.clear('entries'));

/** Returns all entries, oldest first. Deletes expired ones. */
async function readEntries(now: number): Promise<Entry[]> {
  const entries = await inStore((store) => store.getAll('entries'));
  const isOver = ({ at }: Entry) => Math.abs(now - at) > LIFE_MS;
  await Promise.all(entries.filter(isOver).map(({ id }) => deleteEntry(id)));
  return entries.filter((entry) => !isOver(entry)).sort((one, other) => one.at - other.at);
}

/** Tag for Background Sync, where the browser supports it. */
export const SYNC_TAG = 'outbox';

/** Milliseconds before a request counts as failed. */
const TIMEOUT_MS = 20_000;

/** Makes the browser wake the worker when it is online again, even without an open page. */
async function askForWakeUp(): Promise<void> {
  const { registration } = self as unknown as {
    registration: { readonly sync?: { register(tag: string): Promise<void> } };
  };
  await registration.sync?.register(SYNC_TAG).catch(() => undefined);
}

export async function keepCall(call: QueuedRequest): Promise<true> {
  await writeEntry({ id: call.id, at: Date.now(), call, state: { at: 'waiting' } });
  await askForWakeUp();
  return true;
}

export async function stateOf(id: string): Promise<QueueState | undefined> {
  return (await readEntry(id))?.state;
}

/** Deletes a request. Waits if requests are being sent. */
export async function dropCall(id: string): Promise<QueueState | undefined> {
  await sending;
  const state = await stateOf(id);
  await deleteEntry(id);
  return state;
}

/**
 * Sends a request once and returns its new state. It stays queued unless the server accepts or rejects the request
 * itself.
 */
async function send({ address, headers, body }: QueuedRequest): Promise<QueueState> {
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

async function notifyPages(update: QueueUpdate): Promise<void> {
  const { clients } = self as unknown as ServiceWorkerGlobalScope;
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true }))
    page.postMessage(update);
}

async function sendOne({ id, at, call }: Entry): Promise<boolean> {
  if (!call) return true;
  const state = await send(call);
  if (state.at === 'waiting') return false;
  await writeEntry({ id, at, state });
  await notifyPages({ type: 'kept', id, state });
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
 * Sends the queued requests one after another. Runs only once at a time.
 *
 * @returns True if the queue is empty.
 */
export function flushQueue(): Promise<boolean> {
  sending ??= sendAll()
    .catch(() => false)
    .finally(() => (sending = undefined));
  return sending;
}
