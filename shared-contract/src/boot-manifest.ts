import {
  BootManifestError,
  list,
  object,
  pattern,
  ruled,
  text,
  versions,
  type Fields,
  type Read,
  type TextRule,
} from './boot-manifest-fields.ts';
import type { MemberRole, MenuPlace, PageEntry } from './page-handle.ts';

export { BootManifestError } from './boot-manifest-fields.ts';

/** The boot manifest: which build of which remote this page runs. Shape in docs/architecture.md. */
export interface RemoteManifest {
  readonly version: string;
  /** Address of the container script. */
  readonly entry: string;
  /** Subresource integrity of the entry, `sha256-…`. */
  readonly integrity: string;
  /** Stylesheets that every page of the remote needs. */
  readonly styles: readonly string[];
  /** Route patterns that the remote owns, `/blog/:slug` or `/dashboard/*`. */
  readonly routes: readonly string[];
  /** Versions of the shared packages that the remote was built against. */
  readonly builtAgainst: Readonly<Record<string, string>>;
  /** The pages that say something of themselves: title and places in the menu. Older releases have none. */
  readonly pages?: readonly PageEntry[];
}

/** A remote whose part of the manifest is wrong: its addresses, as far as they can be read, show why. */
export interface RefusedRemote {
  readonly error: BootManifestError;
  readonly routes: readonly string[];
}

export interface BootManifest {
  readonly release: string;
  readonly remotes: Readonly<Record<string, RemoteManifest>>;
  readonly refused?: Readonly<Record<string, RefusedRemote>>;
}

/** Browsers know an address by where the page is; the edge knows where the files of its release are. */
export interface ManifestRules {
  readonly file: TextRule;
  readonly integrity?: TextRule;
}

function menuPlace(field: string, value: unknown): MenuPlace {
  const { label, icon, roles, order } = object(field, value);
  if (typeof order !== 'number') throw new BootManifestError(`${field}.order`, 'a number', order);
  return {
    ...(label === undefined ? {} : { label: text(`${field}.label`, label) }),
    icon: text(`${field}.icon`, icon),
    // One that this release does not know is nobody's.
    roles: list(`${field}.roles`, roles, text) as MemberRole[],
    order,
  };
}

function page(field: string, value: unknown): PageEntry {
  const { path, title, menu } = object(field, value);
  return {
    path: pattern(`${field}.path`, path),
    title: text(`${field}.title`, title),
    ...(menu === undefined ? {} : { menu: list(`${field}.menu`, menu, menuPlace) }),
  };
}

function parseRemote(field: string, value: unknown, rules: ManifestRules): RemoteManifest {
  const remote = object(field, value);
  const file: Read<string> = (at, given) => ruled(at, given, rules.file);
  const { pages } = remote;
  return {
    version: text(`${field}.version`, remote['version']),
    entry: file(`${field}.entry`, remote['entry']),
    integrity: ruled(`${field}.integrity`, remote['integrity'], rules.integrity),
    styles: list(`${field}.styles`, remote['styles'], file),
    routes: list(`${field}.routes`, remote['routes'], pattern),
    builtAgainst: versions(`${field}.builtAgainst`, remote['builtAgainst']),
    ...(pages === undefined ? {} : { pages: list(`${field}.pages`, pages, page) }),
  };
}

/** The addresses of a remote whose manifest is wrong. Where none can be read, it may be any that nobody else has. */
function readableRoutes(value: unknown): string[] {
  const routes = (value as Fields | null | undefined)?.['routes'];
  const readable = Array.isArray(routes) ? routes.filter((route) => typeof route === 'string') : [];
  return readable.length > 0 ? readable : ['/*'];
}

function assertNoCode(field: string, value: unknown): void {
  if (typeof value === 'object' && value !== null && 'getPublicPath' in value)
    throw new BootManifestError(`${field}.getPublicPath`, 'absent: a manifest never carries code', true);
}

/**
 * Accepts what came with the page. A wrong field of one remote costs that remote: it is among the refused ones, with an
 * error that names the field. Unknown fields are ignored, so that a newer release may add some.
 *
 * @throws {BootManifestError} when the manifest as a whole cannot be read, or carries code.
 */
export function parseBootManifest(value: unknown, rules: ManifestRules): BootManifest {
  const manifest = object('manifest', value);
  const release = text('release', manifest['release']);
  const given = Object.entries(object('remotes', manifest['remotes']));
  const remotes: Record<string, RemoteManifest> = {};
  const refused: Record<string, RefusedRemote> = {};
  for (const [name, remote] of given) assertNoCode(`remotes.${name}`, remote);
  for (const [name, remote] of given) {
    try {
      remotes[name] = parseRemote(`remotes.${name}`, remote, rules);
    } catch (error) {
      if (!(error instanceof BootManifestError)) throw error;
      refused[name] = { error, routes: readableRoutes(remote) };
    }
  }
  return { release, remotes, ...(Object.keys(refused).length > 0 ? { refused } : {}) };
}

/**
 * For what makes and serves releases, where a wrong field of a remote is no accident on the way.
 *
 * @throws {BootManifestError} for the first field that is wrong, be it one of a remote.
 */
export function assertBootManifest(value: unknown, rules: ManifestRules): asserts value is BootManifest {
  const [first] = Object.values(parseBootManifest(value, rules).refused ?? {});
  if (first) throw first.error;
}
