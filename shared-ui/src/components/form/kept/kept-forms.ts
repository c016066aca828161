import type { KeptCall, KeptNews, KeptState } from 'shared-contract/service-worker';
import { keptPrefix } from 'shared-contract/stored-keys';
import type { FormContent } from '../../../chunks/form-content.ts';
import { clearDraft } from '../draft.ts';
import { drop, keep, readKept } from '../draft-store.ts';
import { endRequest } from '../request-id.ts';
import { tellOutcome } from './tell-outcome.tsx';
import { askWorker, isOffline, tellWorker } from './worker.ts';

/*
 * Forms that wait for a network. The service worker has the call and sends it; this device's storage says, by the form's
 * name, which call that is and what was typed, so that the form can say so after a reload and show it again if it is
 * refused. It ends as a draft does.
 */

/** What was sent by a form that waits. */
export interface KeptForm {
  readonly id: string;
  /** The checked values, for the words of thanks. */
  readonly value: unknown;
  /** What stood in the fields. */
  readonly content: FormContent;
  readonly label: string;
  /** Of the page with the form. */
  readonly path: string;
  /** What the server has said since, where no form was there to show it. */
  readonly refused?: Refused;
}

export type Refused = Extract<KeptState, { at: 'refused' }>;

/** A form in the page, told of what becomes of what it sent. */
export interface Follower {
  readonly onWaiting: (kept: KeptForm) => void;
  readonly onSent: (kept: KeptForm, answer: unknown) => void;
  readonly onRefused: (kept: KeptForm, refused: Refused) => void;
  /** The worker knows nothing of it any more. */
  readonly onLost: (kept: KeptForm) => void;
  /** Somebody has taken it back. */
  readonly onBack: (kept: KeptForm, isDiscarded: boolean) => void;
}

const followers = new Map<string, Set<Follower>>();
const followersOf = (key: string) => [...(followers.get(key) ?? [])];

function isKeptForm(value: unknown): value is KeptForm {
  return typeof value === 'object' && value !== null && 'id' in value && 'content' in value;
}

function readForm(key: string): KeptForm | null {
  const value = readKept('kept', key);
  return isKeptForm(value) ? value : null;
}

function keptKeys(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) =>
      name.startsWith(keptPrefix) ? name.slice(keptPrefix.length) : [],
    );
  } catch {
    return [];
  }
}

/** Nothing of it waits any more, here or with the worker. */
function end(key: string, { id }: KeptForm): void {
  drop('kept', key);
  tellWorker({ type: 'drop', id });
}

function take(key: string, kept: KeptForm, state: KeptState): void {
  const forms = followersOf(key);
  switch (state.at) {
    case 'waiting':
      forms.forEach((form) => form.onWaiting(kept));
      return;
    case 'sent':
      end(key, kept);
      clearDraft(key);
      endRequest(key);
      forms.forEach((form) => form.onSent(kept, state.answer));
      if (forms.length === 0) tellOutcome(kept, state);
      return;
    case 'refused':
      // What stood for other values stands for them: what is sent next is something new.
      if (state.status === 409) endRequest(key);
      end(key, kept);
      if (forms.length > 0) {
        forms.forEach((form) => form.onRefused(kept, state));
        return;
      }
      keep('kept', key, { ...kept, refused: state } satisfies KeptForm);
      if (location.pathname !== kept.path) tellOutcome(kept, state);
  }
}

async function look(key: string): Promise<void> {
  const kept = readForm(key);
  if (!kept) return;
  if (kept.refused) {
    if (followersOf(key).length > 0) take(key, kept, kept.refused);
    return;
  }
  const state = (await askWorker({ type: 'state', id: kept.id })) as KeptState | undefined;
  if (readForm(key)?.id !== kept.id) return;
  if (state) {
    take(key, kept, state);
    return;
  }
  // The site has no worker any more, or the browser has emptied its store. With nobody to tell, it waits for the form.
  const forms = followersOf(key);
  if (forms.length === 0) return;
  drop('kept', key);
  forms.forEach((form) => form.onLost(kept));
}

/** What has not gone is tried again after this time, and then after twice as long; a network may be there and not carry yet. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

let isSending = false;

/** @returns whether nothing waits any more */
export const trySending = async (): Promise<boolean> => (await askWorker({ type: 'send' })) === true;

/** Has the worker send, until nothing waits. */
async function sendUntilDone(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (let pause = FIRST_PAUSE_MS; navigator.onLine && keptKeys().some((key) => !readForm(key)?.refused);) {
    if (await trySending()) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
  isSending = false;
}

let isFollowing = false;

/** Hears from the worker from now on, and has it send when there is a network. */
function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  (navigator as Partial<Navigator>).serviceWorker?.addEventListener(
    'message',
    ({ data }: MessageEvent<Partial<KeptNews>>) => {
      const key = data.type === 'kept' ? keptKeys().find((one) => readForm(one)?.id === data.id) : undefined;
      const kept = key === undefined ? null : readForm(key);
      if (key !== undefined && kept && data.state) take(key, kept, data.state);
    },
  );
  addEventListener('online', () => void sendUntilDone());
}

/** Looks after everything that waits, of whatever page. */
export function followAll(): void {
  follow();
  keptKeys().forEach((key) => void look(key));
  void sendUntilDone();
}

/** @returns a function that leaves again */
export function followForm(key: string, follower: Follower): () => void {
  const group = followers.get(key) ?? new Set();
  followers.set(key, group.add(follower));
  follow();
  void look(key);
  return () => {
    group.delete(follower);
  };
}

/** @returns whether the call is kept, as there is no network and a worker to keep it. */
export async function keepForm(
  key: string,
  call: KeptCall,
  kept: Omit<KeptForm, 'id' | 'path'>,
): Promise<boolean> {
  if (!(await isOffline()) || (await askWorker({ type: 'keep', call })) !== true) return false;
  const form: KeptForm = { ...kept, id: call.id, path: location.pathname };
  keep('kept', key, form);
  follow();
  take(key, form, { at: 'waiting' });
  return true;
}

/** Takes a form back before it is sent. One that was sent already shows so instead. */
export async function takeBack(key: string, kept: KeptForm, isDiscarded: boolean): Promise<void> {
  const state = (await askWorker({ type: 'drop', id: kept.id })) as KeptState | undefined;
  if (state && state.at !== 'waiting') {
    take(key, kept, state);
    return;
  }
  drop('kept', key);
  followersOf(key).forEach((form) => form.onBack(kept, isDiscarded));
}
