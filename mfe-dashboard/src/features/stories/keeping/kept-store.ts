import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { storyTextsPrefix } from 'shared-contract/stored-keys';
import type { Texts } from '../story.ts';

/** What was typed into a story and not sent. */
export interface KeptStory {
  readonly user: string;
  readonly story: string;
  readonly isNew: boolean;
  readonly title: string;
  readonly base: Texts;
  readonly mine: Texts;
  /** When it was typed, in ms. */
  readonly at: number;
  /** The tab that wrote it: another one takes nothing of it away. */
  readonly tab: string;
}

export interface KeptStore {
  readonly list: (user: string) => Promise<readonly KeptStory[]>;
  readonly put: (kept: KeptStory) => Promise<void>;
  readonly remove: (user: string, story: string, tab?: string) => Promise<void>;
  readonly clear: (user: string) => Promise<void>;
}

interface Schema extends DBSchema {
  kept: { key: string; value: KeptStory };
}

/** Without a way to keep things the memory of the tab has to do. */
const memory = new Map<string, KeptStory>();

let opened: Promise<IDBPDatabase<Schema> | null> | undefined;
/** A browser without one throws at the first word of it. */
async function openDatabase(): Promise<IDBPDatabase<Schema> | null> {
  try {
    return await openDB<Schema>('nc-stories', 1, { upgrade: (db) => void db.createObjectStore('kept') });
  } catch {
    return null;
  }
}
const database = () => (opened ??= openDatabase());

/** A mark that something is kept, so that nobody opens the database to find nothing. */
function mark(user: string, isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(storyTextsPrefix + user, '1');
    else localStorage.removeItem(storyTextsPrefix + user);
  } catch {
    // A browser that keeps nothing keeps no mark either.
  }
}

const keyOf = (user: string, story: string): string => `${user}:${story}`;

async function list(user: string): Promise<readonly KeptStory[]> {
  const db = await database();
  const all = db ? await db.getAll('kept') : [...memory.values()];
  return all.filter((kept) => kept.user === user);
}

async function put(kept: KeptStory): Promise<void> {
  const key = keyOf(kept.user, kept.story);
  mark(kept.user, true);
  const db = await database();
  if (!db) {
    memory.set(key, kept);
    return;
  }
  const change = db.transaction('kept', 'readwrite');
  const before = await change.store.get(key);
  const isOthers = before !== undefined && before.tab !== kept.tab;
  const whole = isOthers
    ? { ...kept, base: { ...before.base, ...kept.base }, mine: { ...before.mine, ...kept.mine } }
    : kept;
  await change.store.put(whole, key);
  await change.done;
}

async function remove(user: string, story: string, tab?: string): Promise<void> {
  const key = keyOf(user, story);
  const db = await database();
  const before = db ? await db.get('kept', key) : memory.get(key);
  if (before && (tab === undefined || before.tab === tab)) {
    memory.delete(key);
    await db?.delete('kept', key);
  }
  if ((await list(user)).length === 0) mark(user, false);
}

export const keptStore: KeptStore = {
  list,
  put,
  remove,
  clear: async (user) => {
    for (const { story } of await list(user)) await remove(user, story);
  },
};
