import { isUnreachable } from 'shared-auth/error-words';
import { titleOf } from '../../../lib/labels.ts';
import type { Field, Texts } from '../story.ts';
import {
  blurred,
  type Doc,
  edited,
  emptyDoc,
  focusedOn,
  isUnsent,
  met,
  patchOf,
  type Saved,
  settled,
  type StoryRow,
  taken,
  valueOf,
} from './document.ts';
import type { draftStore } from './draft-store.ts';

const STORED_AFTER_MS = 300;
const SENT_AFTER_MS = 1500;
const SENT_AT_LATEST_MS = 10_000;
const AGAIN_AFTER_MS = [5000, 15_000, 60_000, 120_000] as const;

/** Errors that a retry can't fix. */
const FINAL: ReadonlySet<string> = new Set(['PT400', 'PT404', 'PT409', 'PT413', '42501', '23514', '22P02']);

type Phase = 'idle' | 'saved' | 'saving' | 'offline' | 'failed' | 'refused';

export interface StoryState {
  readonly doc: Doc;
  readonly phase: Phase;
  /** Time of the last save in ms. */
  readonly savedAt: number | null;
  readonly error: unknown;
}

interface AutosavePorts {
  readonly user: string;
  readonly tab: string;
  readonly save: (id: string, base: Texts | null, patch: Texts) => Promise<Saved>;
  readonly store: Pick<typeof draftStore, 'list' | 'put' | 'remove'>;
  readonly isOnline: () => boolean;
}

interface Entry {
  state: StoryState;
  /** The request in flight. */
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
 * Saves story text in memory immediately, on the device after 300 ms, and on the server once the writer pauses. Retries
 * failed saves. Each story has one request at a time.
 */
export class StoryAutosave {
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  readonly #ports: AutosavePorts;

  constructor(ports: AutosavePorts) {
    this.#ports = ports;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Loads the changes that are stored on this device and sends them. */
  async start(): Promise<void> {
    const { user, tab, store } = this.#ports;
    for (const draft of await store.list(user)) {
      // The tab that stored them is usually gone, so this one takes over and removes them later.
      await store.put({ ...draft, tab });
      const entry = this.#entry(draft.story, draft.isNew);
      const { doc } = entry.state;
      // Text that was typed in this tab takes precedence over stored text.
      const whole: Doc = {
        ...doc,
        isNew: doc.row ? false : draft.isNew,
        base: { ...draft.base, ...doc.base },
        mine: { ...draft.mine, ...doc.mine },
      };
      this.#change(entry, doc.row ? met({ ...whole, row: null }, doc.row) : whole, 'saving');
      void this.flush(draft.story);
    }
  }

  open(id: string, isNew: boolean): StoryState {
    return this.#entry(id, isNew).state;
  }

  stateOf(id: string): StoryState | undefined {
    return this.#entries.get(id)?.state;
  }

  /** Stories with text that is stored only on this device. */
  unsent(): readonly { readonly id: string; readonly title: string; readonly doc: Doc }[] {
    return [...this.#entries.values()]
      .map(({ state: { doc } }) => doc)
      .filter(isUnsent)
      .map((doc) => ({ id: doc.id, title: titleOf(valueOf(doc, 'title')), doc }));
  }

  meet(row: StoryRow): void {
    const entry = this.#entry(row.id, false);
    // The row may be the one that is being saved. Apply it after the response.
    if (entry.sending) entry.pending = row;
    else this.#change(entry, met(entry.state.doc, row));
  }

  /** @param isQuiet true for a preselected value, which is sent with the user's first edit */
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

  /** Discards the unsent text of a story. */
  async discard(id: string): Promise<void> {
    const entry = this.#entry(id, false);
    this.#stopTimers(entry);
    const { doc } = entry.state;
    this.#change(entry, { ...doc, base: {}, mine: {}, held: {}, conflicts: {} }, 'idle');
    await this.#ports.store.remove(this.#ports.user, id);
  }

  /** Sends unsent text after the request in flight. @returns true if no text remains only on this device */
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

  /** Sends all stories, when the network is back or the user leaves. */
  async flushAll(): Promise<boolean> {
    const all = await Promise.all([...this.#entries.keys()].map((id) => this.flush(id)));
    return all.every(Boolean);
  }

  stop(): void {
    for (const entry of this.#entries.values()) this.#stopTimers(entry);
    this.#entries.clear();
  }

  /** Repeats until nothing is left to send or a request fails. */
  async #sendAll(entry: Entry): Promise<void> {
    do {
      entry.isAgain = false;
      const { doc } = entry.state;
      const request = isUnsent(doc) ? patchOf(doc) : null;
      if (!request) return;
      clearTimeout(entry.retry);
      entry.typedAt = null;
      this.#change(entry, doc, 'saving');
      try {
        const saved = await this.#ports.save(doc.id, request.base, request.patch);
        entry.tries = 0;
        this.#took(entry, taken(entry.state.doc, request.patch, saved));
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

  /** True if another flush was requested during the last request. */
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
    entry.keep = setTimeout(() => void this.#keep(entry), STORED_AFTER_MS);
    if (phase === 'offline' || phase === 'failed') return;
    entry.typedAt ??= Date.now();
    const rest = Math.min(SENT_AFTER_MS, Math.max(0, entry.typedAt + SENT_AT_LATEST_MS - Date.now()));
    clearTimeout(entry.send);
    entry.send = setTimeout(() => void this.flush(doc.id), rest);
    this.#change(entry, doc, isUnsent(doc) || entry.sending ? 'saving' : 'saved');
  }

  /** Stores unsent text on the device, or removes text that was sent. */
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
