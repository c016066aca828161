import type { MemberRole, MenuPlace, PageEntry } from './page-handle.ts';

/* Readers of the boot manifest's fields. Each returns the value in its expected type or throws an error that names the
   field. They are small because the first load of every page includes them. */

export class BootManifestError extends Error {
  override readonly name = 'BootManifestError';
  constructor(field: string, expected: string, value: unknown) {
    const got = value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 60);
    super(`Boot manifest: "${field}" should be ${expected}, got ${got}.`);
  }
}

type Read<T> = (field: string, value: unknown) => T;

const object: Read<Record<string, unknown>> = (field, value) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BootManifestError(field, 'an object', value);
  return value as Record<string, unknown>;
};

const text: Read<string> = (field, value) => {
  if (typeof value !== 'string' || value === '') throw new BootManifestError(field, 'text', value);
  return value;
};

const number: Read<number> = (field, value) => {
  if (typeof value !== 'number') throw new BootManifestError(field, 'a number', value);
  return value;
};

/** A requirement for a text: its description for the error message, and its check. */
type TextRule = readonly [expected: string, accepts: (given: string) => boolean];

const ruled =
  (rule: TextRule | undefined): Read<string> =>
  (field, value) => {
    const given = text(field, value);
    if (rule && !rule[1](given)) throw new BootManifestError(field, rule[0], given);
    return given;
  };

const optional =
  <T>(read: Read<T>): Read<T | undefined> =>
  (field, value) =>
    value === undefined ? undefined : read(field, value);

const listOf =
  <T>(read: Read<T>): Read<T[]> =>
  (field, value) => {
    if (!Array.isArray(value)) throw new BootManifestError(field, 'a list', value);
    return value.map((item, index) => read(`${field}[${String(index)}]`, item));
  };

const recordOf =
  <T>(read: Read<T>): Read<Record<string, T>> =>
  (field, value) =>
    Object.fromEntries(
      Object.entries(object(field, value)).map(([key, item]) => [key, read(`${field}.${key}`, item)]),
    );

/** Reads an object with these fields and ignores others. */
const fields =
  <T>(readers: { readonly [Key in keyof T]-?: Read<T[Key]> }): Read<T> =>
  (field, value) => {
    const given = object(field, value);
    return Object.fromEntries(
      Object.entries<Read<unknown>>(readers).map(([key, read]) => [key, read(`${field}.${key}`, given[key])]),
    ) as T;
  };

/** The boot manifest's entry for one remote: the build that this page runs. See docs/architecture.md for the shape. */
export interface RemoteManifest {
  readonly version: string;
  /** URL of the container script. */
  readonly entry: string;
  /** Subresource integrity of the entry, `sha256-…`. */
  readonly integrity: string;
  /** Stylesheets that every page of the remote needs. */
  readonly styles: readonly string[];
  /** Route patterns that the remote owns, such as `/blog/:slug` or `/dashboard/*`. */
  readonly routes: readonly string[];
  /** Versions of the shared packages that the remote was built against. */
  readonly builtAgainst: Readonly<Record<string, string>>;
  /** The pages that have a title or menu entries. Older releases have none. */
  readonly pages?: readonly PageEntry[] | undefined;
}

/** A remote with an invalid manifest entry. Its readable routes show the error. */
interface RefusedRemote {
  readonly error: BootManifestError;
  readonly routes: readonly string[];
}

export interface BootManifest {
  readonly release: string;
  /** Version of the shell, for administrators only. No code depends on it. */
  readonly shell?: string | undefined;
  readonly remotes: Readonly<Record<string, RemoteManifest>>;
  readonly refused?: Readonly<Record<string, RefusedRemote>>;
}

/**
 * Checks of addresses. A browser resolves file addresses against its page; the code that builds and serves releases
 * adds stricter rules.
 */
export interface ManifestRules {
  readonly file: TextRule;
  readonly integrity?: TextRule;
  readonly path?: TextRule;
}

const menuPlace = fields<MenuPlace>({
  label: optional(text),
  icon: text,
  // A role that this release doesn't know matches no user.
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

/**
 * Returns the readable routes of an invalid remote. If there are none, the remote may own any address that no other
 * remote owns.
 */
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
 * Parses the manifest that the page was served with. An invalid field disables only its remote, which is listed in
 * `refused` with an error that names the field. Unknown fields are ignored, so that a newer release can add some.
 *
 * @throws {BootManifestError} If the manifest itself can't be read, or if it contains code.
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
 * Asserts that a manifest is valid. For the code that builds and serves releases, where an invalid remote is never a
 * transfer error.
 *
 * @throws {BootManifestError} For the first invalid field, including a remote's.
 */
export function assertBootManifest(value: unknown, rules: ManifestRules): asserts value is BootManifest {
  const [first] = Object.values(parseBootManifest(value, rules).refused ?? {});
  if (first) throw first.error;
}
