import { reportLimits, type ErrorKind, type PageError, type PagePart } from 'shared-contract/page-reports';
import { cleanMessage } from './clean.ts';
import type { Owners } from './owners.ts';
import { traceOf } from './stack.ts';

/** What was seen, as the browser or a boundary told of it. */
export interface Sighting {
  readonly kind: ErrorKind;
  readonly error: unknown;
  /** Of an error without a stack: the file and place that the browser names. */
  readonly file?: string | undefined;
  readonly at?: string | undefined;
  /** Words of the browser, for what has none of its own. */
  readonly message?: string | undefined;
}

export interface Surroundings {
  readonly owners: Owners;
  /** Federation names of the page's remotes: the words of a remote that did not load, or was refused, begin with its own. */
  readonly remotes: readonly string[];
  /** Who fills the place where a boundary has caught something. */
  readonly boundary: PagePart;
  readonly route: string;
}

/** The browser's note that a layout took two rounds: no error, and no file. */
const isNote = (message: string): boolean => message.startsWith('ResizeObserver loop');

/** Loaders of scripts and styles name the file that failed, in the error or in what caused it. */
function requestOf(error: unknown): string | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    const request: unknown = Reflect.get(one, 'request');
    if (typeof request === 'string') return new URL(request, location.href).href;
  }
  return undefined;
}

function wordsOf({ error, message }: Sighting): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  if (typeof error === 'string') return error;
  return message ?? (error === undefined || error === null ? 'No reason was given' : typeof error);
}

/** A file that did not come: whoever asked for it, it is its owner's. */
export function describeFile(address: string, { owners, route }: Surroundings): PageError | undefined {
  const part = owners.ofFile(address);
  if (!part) return undefined;
  const place = new URL(address).pathname.slice(0, reportLimits.place);
  return { ...part, kind: 'chunk', message: 'The file did not load', place, stack: '', route };
}

/**
 * An error with its owner: by the first remote's file of the stack, else by the boundary that caught it, else the
 * shell's. `undefined` for what is none of ours.
 */
export function describeError(sighting: Sighting, around: Surroundings): PageError | undefined {
  const { error, file, at } = sighting;
  const { owners, boundary, route } = around;
  const request = requestOf(error);
  const missing = request === undefined ? undefined : describeFile(request, around);
  if (missing) return missing;
  const words = wordsOf(sighting);
  if (isNote(words)) return undefined;
  const text = error instanceof Error ? (error.stack ?? '') : '';
  const lines = file === undefined || file === '' ? '' : `${file}:${at ?? '0:0'}`;
  const trace = traceOf(text.includes('://') ? text : lines, owners);
  if (trace.isForeign) return undefined;
  const remote = around.remotes.find((name) => new RegExp(`\\b${name}\\b`).test(words));
  const ofRemote = trace.owner === owners.shell ? undefined : trace.owner;
  const owner =
    ofRemote ??
    (remote === undefined ? undefined : owners.ofRemote(remote)) ??
    (sighting.kind === 'render' ? boundary : owners.shell);
  return {
    ...owner,
    kind: remote !== undefined && !ofRemote ? 'chunk' : sighting.kind,
    message: cleanMessage(words) || 'No words were given',
    place: trace.place,
    stack: trace.stack,
    route: route.slice(0, reportLimits.route),
  };
}
