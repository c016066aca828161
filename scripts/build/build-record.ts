/** Files of one chunk group, relative to the build's web folder. */
export interface ChunkFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** What a finished build of a package says of itself (`build.json`). */
export interface BuildRecord {
  /** `1.4.0-9ab3c1`: package version and a hash of the browser files. */
  readonly version: string;
  /** Container script of a remote. */
  readonly entry?: string;
  /** Shell: the initial files. Remote: the files of the exposed routes. */
  readonly initial: ChunkFiles;
  /** Files of each named lazy chunk; page chunks are named after their route id, `:` as `-`. */
  readonly chunks: Readonly<Record<string, ChunkFiles>>;
  /** Shell: the files of each group of shared parts that is provided on demand. */
  readonly provides: Readonly<Record<string, ChunkFiles>>;
  /** The groups that each named chunk takes from the host. */
  readonly consumes: Readonly<Record<string, readonly string[]>>;
  /** Integrity by file. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly builtAgainst: Readonly<Record<string, string>>;
}

export const chunkNameOf = (routeId: string): string => routeId.replaceAll(':', '-');
