/** The boot manifest: which build of which remote this page runs. Shape in docs/architecture.md. */
export interface RemoteManifest {
  readonly version: string;
  /** Address of the container script. */
  readonly entry: string;
  /** Subresource integrity of the entry, `sha384-…`. */
  readonly integrity: string;
  /** Stylesheets that every page of the remote needs. */
  readonly styles: readonly string[];
  /** Route patterns that the remote owns, `/blog/:slug` or `/dashboard/*`. */
  readonly routes: readonly string[];
  /** Versions of the shared packages that the remote was built against. */
  readonly builtAgainst: Readonly<Record<string, string>>;
}

export interface BootManifest {
  readonly release: string;
  readonly remotes: Readonly<Record<string, RemoteManifest>>;
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

function texts(field: string, value: unknown): string[] {
  if (!Array.isArray(value)) throw new BootManifestError(field, 'a list of text', value);
  return value.map((item, index) => text(`${field}[${String(index)}]`, item));
}

function mapValues<T>(
  field: string,
  value: unknown,
  read: (field: string, value: unknown) => T,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(object(field, value)).map(([key, item]) => [key, read(`${field}.${key}`, item)]),
  );
}

/**
 * Accepts what came with the page, or says which field is wrong.
 * Unknown fields are ignored, so that a newer release may add some. A manifest that carries code is refused.
 *
 * @throws {BootManifestError} naming the first field that is missing or of the wrong kind.
 */
export function parseBootManifest(value: unknown): BootManifest {
  const manifest = object('manifest', value);
  return {
    release: text('release', manifest['release']),
    remotes: mapValues('remotes', manifest['remotes'], (field, item) => {
      const remote = object(field, item);
      if ('getPublicPath' in remote)
        throw new BootManifestError(`${field}.getPublicPath`, 'absent: a manifest never carries code', true);
      return {
        version: text(`${field}.version`, remote['version']),
        entry: text(`${field}.entry`, remote['entry']),
        integrity: text(`${field}.integrity`, remote['integrity']),
        styles: texts(`${field}.styles`, remote['styles']),
        routes: texts(`${field}.routes`, remote['routes']),
        builtAgainst: mapValues(`${field}.builtAgainst`, remote['builtAgainst'], text),
      };
    }),
  };
}
