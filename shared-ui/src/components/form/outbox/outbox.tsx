// Use the headless entry: the styled one writes an inline stylesheet, which the content security policy forbids.
import { toast } from 'react-hot-toast/headless';
import type { QueuedRequest, QueueState, QueueUpdate } from 'shared-contract/service-worker';
import type { FormContent } from '../../../form-content.ts';
import { Anchor } from '../../anchor.tsx';
import { drop, keep, readKept } from '../draft-store.ts';
import { endRequest, NO_ERRORS } from '../form-submit.ts';
import { queuedKeys } from '../use-outbox.ts';
import { askWorker, isOffline } from './worker.ts';

/* Forms that wait for a network. The service worker stores and sends the request. This device's storage records, by the
   form's name, which request that is and its input, so that the form can show both after a reload or a rejection.
   Entries expire like drafts. */

/** A form that waits for a network. */
export interface QueuedForm {
  readonly id: string;
  /** The checked values, for the answer. */
  readonly value: unknown;
  /** The content of the fields. */
  readonly content: FormContent;
  readonly label: string;
  /** Path of the page with the form. */
  readonly path: string;
  /** The server's rejection, if no form was mounted to show it. */
  readonly refused?: Extract<QueueState, { at: 'refused' }>;
}

/** The result of a queued form. */
export interface OutboxResult {
  readonly errors: Readonly<Record<string, string>>;
  readonly failure?: string;
  readonly sent?: { readonly value: unknown; readonly answer: unknown };
}

/** A mounted form, notified of its request's state. */
interface Follower {
  readonly onWaiting: (queued: QueuedForm) => void;
  /** The request has ended, or the user has withdrawn it. `isDiscarded`: also empty the form. */
  readonly onEnd: (queued: QueuedForm, result: OutboxResult, isDiscarded?: boolean) => void;
}

const followers = new Map<string, Set<Follower>>();
const followersOf = (key: string) => [...(followers.get(key) ?? [])];

function isQueuedForm(value: unknown): value is QueuedForm {
  return typeof value === 'object' && value !== null && 'id' in value && 'content' in value;
}

function readForm(key: string): QueuedForm | null {
  const value = readKept('kept', key);
  return isQueuedForm(value) ? value : null;
}

/** Removes a request, here and in the worker. */
function end(key: string, { id }: QueuedForm): void {
  drop('kept', key);
  void askWorker({ type: 'drop', id });
}

function take(key: string, queued: QueuedForm, state: QueueState): void {
  const forms = followersOf(key);
  switch (state.at) {
    case 'waiting':
      forms.forEach((form) => form.onWaiting(queued));
      return;
    case 'sent':
      end(key, queued);
      drop('draft', key);
      endRequest(key);
      forms.forEach((form) =>
        form.onEnd(queued, { errors: NO_ERRORS, sent: { value: queued.value, answer: state.answer } }),
      );
      if (forms.length === 0) announceOutcome(queued, state);
      return;
    case 'refused':
      // The id belongs to other values: the next submit is a new request.
      if (state.status === 409) endRequest(key);
      end(key, queued);
      if (forms.length > 0) {
        const { errors, message } = state;
        const result = Object.keys(errors).length > 0 ? { errors } : { errors, failure: message };
        forms.forEach((form) => form.onEnd(queued, result));
        return;
      }
      keep('kept', key, { ...queued, refused: state } satisfies QueuedForm);
      if (location.pathname !== queued.path) announceOutcome(queued, state);
  }
}

const LOST = 'This was stored on this device and has not been sent. Please send it again.';

async function look(key: string): Promise<void> {
  const queued = readForm(key);
  if (!queued) return;
  if (queued.refused) {
    if (followersOf(key).length > 0) take(key, queued, queued.refused);
    return;
  }
  const state = (await askWorker({ type: 'state', id: queued.id })) as QueueState | undefined;
  if (readForm(key)?.id !== queued.id) return;
  if (state) {
    take(key, queued, state);
    return;
  }
  // The worker or its storage is gone. Without a mounted form the entry stays until one mounts.
  const forms = followersOf(key);
  if (forms.length === 0) return;
  drop('kept', key);
  forms.forEach((form) => form.onEnd(queued, { errors: NO_ERRORS, failure: LOST }));
}

/** First retry delay. It doubles with each attempt. */
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

let isSending = false;

/** @returns whether the queue is empty */
export const flushQueue = async (): Promise<boolean> => (await askWorker({ type: 'send' })) === true;

/** Makes the worker send until the queue is empty. */
async function sendUntilDone(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (let pause = FIRST_PAUSE_MS; navigator.onLine && queuedKeys().some((key) => !readForm(key)?.refused);) {
    if (await flushQueue()) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
  isSending = false;
}

(navigator as Partial<Navigator>).serviceWorker?.addEventListener(
  'message',
  ({ data }: MessageEvent<Partial<QueueUpdate>>) => {
    const key = data.type === 'kept' ? queuedKeys().find((one) => readForm(one)?.id === data.id) : undefined;
    const queued = key === undefined ? null : readForm(key);
    if (key !== undefined && queued && data.state) take(key, queued, data.state);
  },
);
addEventListener('online', () => void sendUntilDone());

/**
 * Follows the queued requests, of any page, for a mounted form.
 *
 * @returns a function that unregisters
 */
export function followForm(key: string, follower: Follower): () => void {
  const group = followers.get(key) ?? new Set();
  followers.set(key, group.add(follower));
  queuedKeys().forEach((one) => void look(one));
  void sendUntilDone();
  return () => {
    group.delete(follower);
  };
}

/** @returns whether the call was queued: there is no network, and a worker. */
export async function queueForm(
  key: string,
  call: QueuedRequest,
  queued: Omit<QueuedForm, 'id' | 'path'>,
): Promise<boolean> {
  if (!(await isOffline()) || (await askWorker({ type: 'keep', call })) !== true) return false;
  const form: QueuedForm = { ...queued, id: call.id, path: location.pathname };
  keep('kept', key, form);
  take(key, form, { at: 'waiting' });
  return true;
}

/** Withdraws a queued form. One that was sent in the meantime shows its result instead. */
export async function takeBack(key: string, queued: QueuedForm, isDiscarded: boolean): Promise<void> {
  const state = (await askWorker({ type: 'drop', id: queued.id })) as QueueState | undefined;
  if (state && state.at !== 'waiting') {
    take(key, queued, state);
    return;
  }
  drop('kept', key);
  followersOf(key).forEach((form) => form.onEnd(queued, { errors: NO_ERRORS }, isDiscarded));
}

function referenceOf(answer: unknown): string | undefined {
  const reference: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'reference') : undefined;
  return typeof reference === 'string' ? reference : undefined;
}

/** Shows a form's result on another page. The message stays until it is dismissed. */
function announceOutcome(
  { id, label, path }: QueuedForm,
  state: Exclude<QueueState, { at: 'waiting' }>,
): void {
  const options = { id, duration: Infinity };
  if (state.at === 'sent') {
    const reference = referenceOf(state.answer);
    toast.success(
      <>
        {label}: what you sent without a connection has arrived.
        {reference === undefined ? null : (
          <>
            {' '}
            Your reference is <strong className="ui:tabular-nums">{reference}</strong>.
          </>
        )}
      </>,
      options,
    );
    return;
  }
  toast.error(
    <>
      {label}: what you sent without a connection was not accepted. {state.message}{' '}
      <Anchor to={path} className="ui:inline-block ui:py-1 ui:underline ui:underline-offset-4">
        Mend it
      </Anchor>
    </>,
    { ...options, ariaProps: { role: 'alert', 'aria-live': 'assertive' } },
  );
}
