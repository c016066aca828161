import {
  BootManifestError,
  fields,
  listOf,
  number,
  object,
  optional,
  recordOf,
  ruled,
  text,
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
  readonly pages?: readonly PageEntry[] | undefined;
}

/** A remote whose part of the manifest is wrong: its addresses, as far as they can be read, show why. */
export interface RefusedRemote {
  readonly error: BootManifestError;
  readonly routes: readonly string[];
}

export interface BootManifest {
  readonly release: string;
  /** Version of the shell. Not read by the parser: what tells of it looks into the page's own data. */
  readonly shell?: string | undefined;
  readonly remotes: Readonly<Record<string, RemoteManifest>>;
  readonly refused?: Readonly<Record<string, RefusedRemote>>;
}

/** Browsers know an address by where the page is. What makes and serves releases knows more, and asks it. */
export interface ManifestRules {
  readonly file: TextRule;
  readonly integrity?: TextRule;
  readonly path?: TextRule;
}

const menuPlace = fields<MenuPlace>({
  label: optional(text),
  icon: text,
  // One that this release does not know is nobody's.
  roles: listOf(text as Read<MemberRole>),
  order: number,
});

function remoteReader(rules: ManifestRules): Read<RemoteManifest> {
  const file = ruled(rules.file);
  const path = ruled(rules.path);
  return fields<RemoteManifest>({
    version: text,
    entry: file,
    integrity: ruled(rules.integrity),
    styles: listOf(file),
    routes: listOf(path),
    builtAgainst: recordOf(text),
    pages: optional(listOf(fields<PageEntry>({ path, title: text, menu: optional(listOf(menuPlace)) }))),
  });
}

/** The addresses of a remote whose manifest is wrong. Where none can be read, it may be any that nobody else has. */
function readableRoutes(value: unknown): string[] {
  const routes = (value as Record<string, unknown> | null | undefined)?.['routes'];
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
  const readRemote = remoteReader(rules);
  for (const [name, remote] of given) assertNoCode(`remotes.${name}`, remote);
  for (const [name, remote] of given) {
    try {
      remotes[name] = readRemote(`remotes.${name}`, remote);
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
