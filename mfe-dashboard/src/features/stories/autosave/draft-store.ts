import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { onSignOut } from 'shared-auth/session-store';
import { getSupabase } from 'shared-auth/supabase-client';
import { MOVE_EVENT } from 'shared-contract/page-events';
import { storyTextsPrefix } from 'shared-contract/stored-keys';
import { tryStorage } from '../../../lib/browser.ts';
import { saveStory } from '../queries.ts';
import type { Texts } from '../story.ts';
import { StoryAutosave } from './autosave.ts';

export interface StoryDraft {
  readonly user: string;
  readonly story: string;
  readonly isNew: boolean;
  readonly title: string;
  readonly base: Texts;
  readonly mine: Texts;
  /** Time of the last edit in ms. */
  readonly at: number;
  /** Id of the tab that wrote it. Other tabs must not remove it. */
  readonly tab: string;
}

interface Schema extends DBSchema {
  kept: { key: string; value: StoryDraft };
}

/** Fallback if IndexedDB is unavailable. */
const memory = new Map<string, StoryDraft>();

let opened: Promise<IDBPDatabase<Schema> | null> | undefined;
/** Returns null if the browser blocks IndexedDB, in which case opening it throws. */
async function openDatabase(): Promise<IDBPDatabase<Schema> | null> {
  try {
    return await openDB<Schema>('nc-stories', 1, { upgrade: (db) => void db.createObjectStore('kept') });
  } catch {
    return null;
  }
}
const database = () => (opened ??= openDatabase());

/** Flags stored drafts in `localStorage`, so that a page without drafts doesn't open IndexedDB. */
function mark(user: string, hasDrafts: boolean): void {
  tryStorage(() => {
    if (hasDrafts) localStorage.setItem(storyTextsPrefix + user, '1');
    else localStorage.removeItem(storyTextsPrefix + user);
  });
}

const keyOf = (user: string, story: string): string => `${user}:${story}`;

async function list(user: string): Promise<readonly StoryDraft[]> {
  const db = await database();
  const all = db ? await db.getAll('kept') : [...memory.values()];
  return all.filter((draft) => draft.user === user);
}

async function put(draft: StoryDraft): Promise<void> {
  const key = keyOf(draft.user, draft.story);
  mark(draft.user, true);
  const db = await database();
  if (!db) {
    memory.set(key, draft);
    return;
  }
  const change = db.transaction('kept', 'readwrite');
  const before = await change.store.get(key);
  const isOthers = before !== undefined && before.tab !== draft.tab;
  const whole = isOthers
    ? { ...draft, base: { ...before.base, ...draft.base }, mine: { ...before.mine, ...draft.mine } }
    : draft;
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

export const draftStore = {
  list,
  put,
  remove,
  clear: async (user: string): Promise<void> => {
    for (const { story } of await list(user)) await remove(user, story);
  },
};

let own: { readonly user: string; readonly autosave: StoryAutosave; readonly leave: () => void } | null =
  null;
/** Returns the user's autosave instance. There is one per tab, so that saving continues on other pages. */
export function autosaveFor(user: string): StoryAutosave {
  if (own?.user === user) return own.autosave;
  own?.leave();
  const autosave = new StoryAutosave({
    user,
    tab: crypto.randomUUID(),
    save: async (id, base, patch) => saveStory(await getSupabase(), id, base, patch),
    store: draftStore,
    isOnline: () => navigator.onLine,
  });
  const again = () => void autosave.flushAll();
  const hold = (event: Event) => {
    if (autosave.unsent().length === 0) return;
    event.preventDefault();
    again();
  };
  window.addEventListener(MOVE_EVENT, hold);
  window.addEventListener('online', again);
  window.addEventListener('focus', again);
  const forget = onSignOut(() => leave());
  const leave = () => {
    window.removeEventListener(MOVE_EVENT, hold);
    window.removeEventListener('online', again);
    window.removeEventListener('focus', again);
    forget();
    autosave.stop();
    own = null;
  };
  own = { user, autosave, leave };
  void autosave.start();
  return autosave;
}
