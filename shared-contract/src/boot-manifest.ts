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

export class BootManifestError extends Error {
  override readonly name = 'BootManifestError';
  constructor(field: string, expected: string, value: unknown) {
    super(`Boot manifest: "${field}" should be ${expected}, got ${describe(value)}.`);
  }
}

function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'string' ? `"${value.slice(0, 60)}"` : `a ${typeof value}`;
}

type Fields = Record<string, unknown>;

function object(field: string, value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BootManifestError(field, 'an object', value);
  return value as Fields;
}

function text(field: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') throw new BootManifestError(field, 'text', value);
  return value;
}

/** Whether the page can ask for an address: browsers know, by where the page is. */
export type IsAddress = (given: string) => boolean;

function address(field: string, value: unknown, isAddress: IsAddress): string {
  const given = text(field, value);
  if (!isAddress(given)) throw new BootManifestError(field, 'an address', given);
  return given;
}

function texts(field: string, value: unknown): string[] {
  if (!Array.isArray(value)) throw new BootManifestError(field, 'a list of text', value);
  return value.map((item, index) => text(`${field}[${String(index)}]`, item));
}

function versions(field: string, value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(object(field, value)).map(([key, item]) => [key, text(`${field}.${key}`, item)]),
  );
}

function parseRemote(field: string, value: unknown, isAddress: IsAddress): RemoteManifest {
  const remote = object(field, value);
  return {
    version: text(`${field}.version`, remote['version']),
    entry: address(`${field}.entry`, remote['entry'], isAddress),
    integrity: text(`${field}.integrity`, remote['integrity']),
    styles: texts(`${field}.styles`, remote['styles']),
    routes: texts(`${field}.routes`, remote['routes']),
    builtAgainst: versions(`${field}.builtAgainst`, remote['builtAgainst']),
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
export function parseBootManifest(value: unknown, isAddress: IsAddress): BootManifest {
  const manifest = object('manifest', value);
  const release = text('release', manifest['release']);
  const given = Object.entries(object('remotes', manifest['remotes']));
  const remotes: Record<string, RemoteManifest> = {};
  const refused: Record<string, RefusedRemote> = {};
  for (const [name, remote] of given) assertNoCode(`remotes.${name}`, remote);
  for (const [name, remote] of given) {
    try {
      remotes[name] = parseRemote(`remotes.${name}`, remote, isAddress);
    } catch (error) {
      if (!(error instanceof BootManifestError)) throw error;
      refused[name] = { error, routes: readableRoutes(remote) };
    }
  }
  return { release, remotes, ...(Object.keys(refused).length > 0 ? { refused } : {}) };
}
