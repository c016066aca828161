import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptCall, KeptState } from 'shared-contract/service-worker';

/** A call, and how it stands. Once it was sent or refused nothing of what was typed stays here. */
export interface Entry {
  readonly id: string;
  readonly at: number;
  readonly call?: KeptCall;
  readonly state: KeptState;
}

interface Outbox extends DBSchema {
  entries: { key: string; value: Entry };
}

/** As long as a draft (`shared-ui/drafts`); the privacy policy says so. */
const KEPT_DAYS = 7;
const LIFE_MS = KEPT_DAYS * 24 * 60 * 60 * 1000;

/** Opened for one piece of work: a connection that stays would hold up whoever deletes the store. */
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

export const readEntry = (id: string) => inStore((store) => store.get('entries', id));
export const writeEntry = (entry: Entry) => inStore((store) => store.put('entries', entry));
export const deleteEntry = (id: string) => inStore((store) => store.delete('entries', id));
export const deleteAll = () => inStore((store) => store.clear('entries'));

/** All entries, oldest first; those whose time is over are gone. */
export async function readEntries(now: number): Promise<Entry[]> {
  const entries = await inStore((store) => store.getAll('entries'));
  const isOver = ({ at }: Entry) => Math.abs(now - at) > LIFE_MS;
  await Promise.all(entries.filter(isOver).map(({ id }) => deleteEntry(id)));
  return entries.filter((entry) => !isOver(entry)).sort((one, other) => one.at - other.at);
}
