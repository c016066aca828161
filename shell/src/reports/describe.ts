import { matchRoutes } from 'react-router-dom';
import type { BootManifest } from 'shared-contract/boot-manifest';
import {
  type ErrorKind,
  type PageError,
  type LoadedPackage,
  reportLimits,
} from 'shared-contract/page-reports';
import { requestOf } from '../remotes/download.ts';

const ADDRESS_QUERY = /(\/[^\s?#'"<>]*)[?#][^\s'"<>)]*/g;
const EMAIL = /[^\s@<>()"',:;/=]+@[^\s@<>()"',:;/]+\.[^\s@<>()"',:;/]+/g;
/** Phone and license numbers, and amounts, in any grouping. */
const DIGITS = /\(?\d(?:[\s().,-]{0,2}\d){5,}/g;
const TOKEN = /\b(?=[\w-]*\d)[\w-]{16,}\b/g;

/** Removes personal data from an error message: URL queries, email addresses, long numbers, and tokens. */
export function cleanMessage(text: string): string {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(ADDRESS_QUERY, '$1')
    .replace(EMAIL, '[email]')
    .replace(TOKEN, '[token]')
    .replace(DIGITS, '[number]')
    .trim();
  return clean.length > reportLimits.message ? `${clean.slice(0, reportLimits.message - 1)}…` : clean;
}

/** As `packageName` of the table of remotes, which would split the first load. */
const packageOf = (name: string): string => name.replaceAll('_', '-');

interface OwnersOptions {
  readonly manifest: BootManifest;
  /** `undefined` in a release that doesn't state it. */
  readonly shellVersion: string | undefined;
  /** The remotes that an address needs; `undefined` for the shell's own pages. */
  readonly ownersOf: (pathname: string) => readonly string[] | undefined;
}

/** Maps files and addresses to the packages that receive their reports. */
export interface Owners {
  readonly shell: LoadedPackage;
  /** Federation names of the page's remotes. A message about a remote that failed to load begins with its name. */
  readonly remotes: readonly string[];
  /** `undefined` for a file of another site. */
  ofFile(address: string): LoadedPackage | undefined;
  ofRemote(name: string): LoadedPackage;
  /** The packages of an address, the shell first and the page's last. */
  ofAddress(pathname: string): readonly LoadedPackage[];
  /** The route pattern of an address; `*` for an unknown one, which may contain anything. */
  routeOf(pathname: string): string;
}

/** A remote's base in a release. In development, or for another origin, its entry's folder. */
function baseOf(name: string, entry: string): string {
  const address = new URL(entry, location.href);
  const base = `/remotes/${packageOf(name)}/`;
  return address.pathname.startsWith(base) ? address.origin + base : new URL('.', address).href;
}

export function createOwners({ manifest, shellVersion, ownersOf }: OwnersOptions): Owners {
  const { origin } = location;
  const all = { ...manifest.refused, ...manifest.remotes };
  const shell: LoadedPackage = { remote: 'shell', version: shellVersion ?? 'unknown' };
  const parts = new Map(
    Object.entries(manifest.remotes).map(([name, { version, entry }]) => [
      name,
      { base: baseOf(name, entry), part: { remote: packageOf(name), version } },
    ]),
  );
  const ofRemote = (name: string) => parts.get(name)?.part ?? { remote: packageOf(name), version: 'unknown' };
  const patterns = Object.values(all).flatMap(({ routes }) => routes.map((path) => ({ path })));
  return {
    shell,
    remotes: Object.keys(all),
    ofRemote,
    ofFile(address) {
      for (const { base, part } of parts.values()) if (address.startsWith(base)) return part;
      // Not the document's address: it may name a person, and contains only the boot script.
      return address.startsWith(`${origin}/static/`) || address === `${origin}/sw.js` ? shell : undefined;
    },
    ofAddress: (pathname) => [shell, ...(ownersOf(pathname) ?? []).map(ofRemote)],
    routeOf: (pathname) =>
      ownersOf(pathname) === undefined ? pathname : (matchRoutes(patterns, pathname)?.[0]?.route.path ?? '*'),
  };
}

interface StackFrame {
  readonly file: string;
  /** `12:34` */
  readonly at: string;
}

/** Every browser writes the address, the line, and the column. */
const FILE = /((?:https?|blob|[\w-]+-extension):\/\/[^\s()@]+?):(\d+):(\d+)(?!\d)/g;

const framesOf = (stack: string): StackFrame[] =>
  [...stack.matchAll(FILE)].map(([, file = '', line = '', column = '']) => ({
    file,
    at: `${line}:${column}`,
  }));

interface Trace {
  readonly owner: LoadedPackage | undefined;
  readonly place: string;
  readonly stack: string;
  /** All files are from elsewhere, such as an extension: not our error. */
  readonly isForeign: boolean;
}

const MOST_FRAMES = 6;

/** Omits our origin and the query. */
const written = ({ file, at }: StackFrame): string => {
  const { origin, pathname } = new URL(file);
  return `${origin === location.origin ? '' : origin}${pathname}:${at}`.slice(0, reportLimits.place);
};

/**
 * Finds the first remote's file in a stack. The shell's files are above it (called by the remote) and below it (calling
 * the remote). Without a remote's file, our first file determines the owner.
 */
function traceOf(stack: string, owners: Owners): Trace {
  const frames = framesOf(stack);
  const own = frames.flatMap((frame) => {
    const part = owners.ofFile(frame.file);
    return part ? [{ frame, part }] : [];
  });
  const first = own.find(({ part }) => part !== owners.shell) ?? own[0];
  const isOfPage = frames.some(({ file }) => file.startsWith(`${location.origin}/`));
  return {
    owner: first?.part,
    place: first ? written(first.frame) : '',
    stack: own
      .slice(0, MOST_FRAMES)
      .map(({ frame }) => written(frame))
      .join('\n')
      .slice(0, reportLimits.stack),
    isForeign: frames.length > 0 && own.length === 0 && !isOfPage,
  };
}

/** An error as the browser or a boundary reported it. */
export interface Sighting {
  readonly kind: ErrorKind;
  readonly error: unknown;
  /** For an error without a stack: the file and position from the browser. */
  readonly file?: string | undefined;
  readonly at?: string | undefined;
  /** The browser's message, for an error without one. */
  readonly message?: string | undefined;
}

/** The browser's note that a layout took two rounds isn't an error. */
const isNote = (message: string): boolean => message.startsWith('ResizeObserver loop');

function wordsOf({ error, message }: Sighting): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  if (typeof error === 'string') return error;
  return message ?? (error === undefined || error === null ? 'No reason was given' : typeof error);
}

const routeHere = (owners: Owners) => owners.routeOf(location.pathname).slice(0, reportLimits.route);

/** Describes a file that failed to load, for the package that owns it. */
export function describeFile(address: string, owners: Owners): PageError | undefined {
  const part = owners.ofFile(address);
  if (!part) return undefined;
  const place = new URL(address).pathname.slice(0, reportLimits.place);
  return {
    ...part,
    kind: 'chunk',
    message: 'The file did not load',
    place,
    stack: '',
    route: routeHere(owners),
  };
}

/**
 * Describes an error and its owner: the first remote with a file in the stack, otherwise the remote that the message
 * names, otherwise the page's package if a boundary caught it, otherwise the shell. `undefined` for errors that are not
 * ours.
 */
export function describeError(sighting: Sighting, owners: Owners): PageError | undefined {
  const { error, file, at } = sighting;
  const request = requestOf(error);
  const missing = request === undefined ? undefined : describeFile(request, owners);
  if (missing) return missing;
  const words = wordsOf(sighting);
  if (isNote(words)) return undefined;
  const text = error instanceof Error ? (error.stack ?? '') : '';
  const lines = file === undefined || file === '' ? '' : `${file}:${at ?? '0:0'}`;
  const trace = traceOf(text.includes('://') ? text : lines, owners);
  if (trace.isForeign) return undefined;
  const remote = owners.remotes.find((name) => new RegExp(`\\b${name}\\b`).test(words));
  const ofRemote = trace.owner === owners.shell ? undefined : trace.owner;
  const owner =
    ofRemote ??
    (remote === undefined ? undefined : owners.ofRemote(remote)) ??
    (sighting.kind === 'render' ? owners.ofAddress(location.pathname).at(-1) : undefined) ??
    owners.shell;
  return {
    ...owner,
    kind: remote !== undefined && !ofRemote ? 'chunk' : sighting.kind,
    message: cleanMessage(words) || 'No words were given',
    place: trace.place,
    stack: trace.stack,
    route: routeHere(owners),
  };
}
