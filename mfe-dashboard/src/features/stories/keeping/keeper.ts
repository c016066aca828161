import { isUnreachable } from 'shared-auth/error-words';
import type { Field, Texts } from '../story.ts';
import {
  blurred,
  edited,
  emptyDoc,
  focusedOn,
  isUnsent,
  met,
  patchOf,
  settled,
  taken,
  valueOf,
  type Doc,
  type StoryRow,
  type Saved,
} from './doc.ts';
import type { KeptStore } from './kept-store.ts';
import { titleOf } from '../../../lib/story-words.ts';

const KEPT_AFTER_MS = 300;
const SENT_AFTER_MS = 1500;
const SENT_AT_LATEST_MS = 10_000;
const AGAIN_AFTER_MS = [5000, 15_000, 60_000, 120_000] as const;

/** Refused for good: asking again would be answered the same. */
const FINAL: ReadonlySet<string> = new Set(['PT400', 'PT404', 'PT409', 'PT413', '42501', '23514', '22P02']);

export type Phase = 'idle' | 'saved' | 'saving' | 'offline' | 'failed' | 'refused';

export interface StoryState {
  readonly doc: Doc;
  readonly phase: Phase;
  /** When it was last saved, in ms. */
  readonly savedAt: number | null;
  /** Why it was refused. */
  readonly error: unknown;
}

export interface KeeperPorts {
  readonly user: string;
  readonly tab: string;
  readonly save: (id: string, base: Texts | null, patch: Texts) => Promise<Saved>;
  readonly store: KeptStore;
  readonly isOnline: () => boolean;
}

interface Entry {
  state: StoryState;
  /** What is on its way. */
  sending: Promise<void> | null;
  isAgain: boolean;
  tries: number;
  typedAt: number | null;
  pending: StoryRow | null;
  keep?: ReturnType<typeof setTimeout> | undefined;
  send?: ReturnType<typeof setTimeout> | undefined;
  retry?: ReturnType<typeof setTimeout> | undefined;
}

const codeOf = (error: unknown): string => {
  const code: unknown = error instanceof Object ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : '';
};

/**
 * Keeps what a person types into stories: in memory at once, on the device 300 ms later, on the server once they rest; and
 * sends what could not be sent as soon as it can. One request a story at a time.
 */
export class StoryKeeper {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  readonly #ports: KeeperPorts;

  constructor(ports: KeeperPorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes up what is kept on this device from before, and sends it. */
  async start(): Promise<void> {
    const { user, tab, store } = this.#ports;
    for (const kept of await store.list(user)) {
      // Of a tab that is gone, mostly: from here on it is this one's to take away.
      await store.put({ ...kept, tab });
      const entry = this.#entry(kept.story, kept.isNew);
      const { doc } = entry.state;
      // What was typed in this tab already stands above what is kept.
      const whole: Doc = {
        ...doc,
        isNew: doc.row ? false : kept.isNew,
        base: { ...kept.base, ...doc.base },
        mine: { ...kept.mine, ...doc.mine },
      };
      this.#change(entry, doc.row ? met({ ...whole, row: null }, doc.row) : whole, 'saving');
      void this.flush(kept.story);
    }
  }

  open(id: string, isNew: boolean): StoryState {
    return this.#entry(id, isNew).state;
  }

  stateOf(id: string): StoryState | undefined {
    return this.#entries.get(id)?.state;
  }

  /** Stories with words that are on this device alone. */
  unsent(): readonly { readonly id: string; readonly title: string; readonly doc: Doc }[] {
    return [...this.#entries.values()]
      .map(({ state: { doc } }) => doc)
      .filter(isUnsent)
      .map((doc) => ({ id: doc.id, title: titleOf(valueOf(doc, 'title')), doc }));
  }

  meet(row: StoryRow): void {
    const entry = this.#entry(row.id, false);
    // The row may be what is being saved just now: its answer says so.
    if (entry.sending) entry.pending = row;
    else this.#change(entry, met(entry.state.doc, row));
  }

  /** @param isQuiet chosen for the person: it is sent with the first thing that they type */
  edit(id: string, field: Field, value: string, isQuiet = false): void {
    const entry = this.#entry(id, false);
    this.#change(entry, edited(entry.state.doc, field, value, entry.sending !== null));
    if (!isQuiet) this.#typed(entry);
  }

  focus(id: string, field: Field): void {
    const entry = this.#entry(id, false);
    this.#change(entry, focusedOn(entry.state.doc, field));
  }

  blur(id: string): void {
    const entry = this.#entry(id, false);
    this.#change(entry, blurred(entry.state.doc));
    void this.flush(id);
  }

  settle(id: string, field: Field, text: string): void {
    const entry = this.#entry(id, false);
    this.#change(entry, settled(entry.state.doc, field, text));
    this.#typed(entry);
    void this.flush(id);
  }

  /** Gives up what was typed into one story. */
  async discard(id: string): Promise<void> {
    const entry = this.#entry(id, false);
    this.#stopTimers(entry);
    const { doc } = entry.state;
    this.#change(entry, { ...doc, base: {}, mine: {}, held: {}, conflicts: {} }, 'idle');
    await this.#ports.store.remove(this.#ports.user, id);
  }

  /** Sends what can be sent, after what is on its way. @returns whether nothing is left on this device alone */
  async flush(id: string): Promise<boolean> {
    const entry = this.#entries.get(id);
    if (!entry) return true;
    clearTimeout(entry.send);
    if (entry.sending) entry.isAgain = true;
    else
      entry.sending = this.#sendAll(entry).finally(() => {
        entry.sending = null;
      });
    await entry.sending;
    return !isUnsent(entry.state.doc);
  }

  /** Everything at once: the network is back, or somebody leaves. */
  async flushAll(): Promise<boolean> {
    const all = await Promise.all([...this.#entries.keys()].map((id) => this.flush(id)));
    return all.every(Boolean);
  }

  stop(): void {
    for (const entry of this.#entries.values()) this.#stopTimers(entry);
    this.#entries.clear();
  }

  /** Until there is nothing more, or it does not get through. */
  async #sendAll(entry: Entry): Promise<void> {
    do {
      entry.isAgain = false;
      const { doc } = entry.state;
      const asked = isUnsent(doc) ? patchOf(doc) : null;
      if (!asked) return;
      clearTimeout(entry.retry);
      entry.typedAt = null;
      this.#change(entry, doc, 'saving');
      try {
        const saved = await this.#ports.save(doc.id, asked.base, asked.patch);
        entry.tries = 0;
        this.#took(entry, taken(entry.state.doc, asked.patch, saved));
      } catch (error) {
        this.#failed(entry, error);
        return;
      } finally {
        const { pending } = entry;
        entry.pending = null;
        if (pending) this.#change(entry, met(entry.state.doc, pending));
      }
    } while (this.#isMore(entry));
  }

  /** Whether something was typed while the last request was on its way. */
  #isMore(entry: Entry): boolean {
    return entry.isAgain;
  }

  #entry(id: string, isNew: boolean): Entry {
    const known = this.#entries.get(id);
    if (known) return known;
    const made: Entry = {
      state: { doc: emptyDoc(id, isNew), phase: 'idle', savedAt: null, error: null },
      sending: null,
      isAgain: false,
      tries: 0,
      typedAt: null,
      pending: null,
    };
    this.#entries.set(id, made);
    return made;
  }

  #change(entry: Entry, doc: Doc, phase: Phase = entry.state.phase, more: Partial<StoryState> = {}): void {
    entry.state = { ...entry.state, ...more, doc, phase };
    for (const listener of this.#listeners) listener();
  }

  #typed(entry: Entry): void {
    const { doc, phase } = entry.state;
    clearTimeout(entry.keep);
    entry.keep = setTimeout(() => void this.#keep(entry), KEPT_AFTER_MS);
    if (phase === 'offline' || phase === 'failed') return;
    entry.typedAt ??= Date.now();
    const rest = Math.min(SENT_AFTER_MS, Math.max(0, entry.typedAt + SENT_AT_LATEST_MS - Date.now()));
    clearTimeout(entry.send);
    entry.send = setTimeout(() => void this.flush(doc.id), rest);
    this.#change(entry, doc, isUnsent(doc) || entry.sending ? 'saving' : 'saved');
  }

  /** Writes down what is not sent yet, or takes away what is. */
  async #keep(entry: Entry): Promise<void> {
    clearTimeout(entry.keep);
    const { user, tab, store } = this.#ports;
    const { doc } = entry.state;
    const { id: story, isNew, base, mine } = doc;
    await (
      isUnsent(doc)
        ? store.put({ user, story, isNew, title: valueOf(doc, 'title'), base, mine, at: Date.now(), tab })
        : store.remove(user, story, tab)
    ).catch(() => undefined);
  }

  #took(entry: Entry, doc: Doc): void {
    this.#change(entry, doc, patchOf(doc) ? 'saving' : 'saved', { savedAt: Date.now(), error: null });
    void this.#keep(entry);
    if (patchOf(doc)) this.#typed(entry);
  }

  #failed(entry: Entry, error: unknown): void {
    const { doc } = entry.state;
    void this.#keep(entry);
    if (FINAL.has(codeOf(error))) {
      this.#change(entry, doc, 'refused', { error });
      return;
    }
    const isAway = !this.#ports.isOnline() || isUnreachable(error);
    this.#change(entry, doc, isAway ? 'offline' : 'failed', { error });
    const wait = AGAIN_AFTER_MS[Math.min(entry.tries, AGAIN_AFTER_MS.length - 1)];
    entry.tries += 1;
    entry.retry = setTimeout(() => void this.flush(doc.id), wait);
  }

  #stopTimers(entry: Entry): void {
    for (const timer of [entry.keep, entry.send, entry.retry]) clearTimeout(timer);
  }
}
