import type { PageFile } from './page-data.ts';

/*
 * What pages and the service worker say to each other, and where the worker is. The worker keeps a form that could not be
 * sent for want of a network, and sends it; every call has the id of its request, so that the server stores it once.
 */

/** Where the edge serves the worker: at the top, as a worker answers for what lies beside and below it. */
export const WORKER_PATH = '/sw.js';

/** What the build tells the worker of its release. */
export interface WorkerPlan {
  readonly release: string;
  /** Pages that are the same for everybody and meant to be found: these may be kept, and no others. */
  readonly pages: readonly string[];
  /** What the offline page needs. */
  readonly offline: readonly PageFile[];
  /** Chunks that validate forms, which pages load on demand. */
  readonly validation: readonly PageFile[];
}

/** A call of a public form as it can be kept: whole, but for any token of who is signed in. */
export interface KeptCall {
  readonly id: string;
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a kept call stands. A worker that does not know it answers nothing. */
export type KeptState =
  | { readonly at: 'waiting' }
  | { readonly at: 'sent'; readonly answer: unknown }
  | {
      readonly at: 'refused';
      readonly status: number;
      readonly message: string;
      readonly errors: Readonly<Record<string, string>>;
    };

/** Told to every page when a call was sent or refused. */
export interface KeptNews {
  readonly type: 'kept';
  readonly id: string;
  readonly state: KeptState;
}

/** What a page tells the worker. The first three are answered. */
export type WorkerMessage =
  /** Keep this and send it when it can be; answered with `true`. */
  | { readonly type: 'keep'; readonly call: KeptCall }
  /** How does it stand? Answered with a {@link KeptState}, or nothing. */
  | { readonly type: 'state'; readonly id: string }
  /** Forget it, answered as it stood before. */
  | { readonly type: 'drop'; readonly id: string }
  /** The network may be back. */
  | { readonly type: 'send' }
  /** Somebody has left this browser: nothing of theirs is sent any more. */
  | 'forget'
  /** A page was reached without asking for its document: its path. */
  | `/${string}`;
