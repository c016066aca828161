import type { PageDates } from './pages/page-dates.ts';

/** Files of one chunk group, relative to the build's web folder. */
export interface ChunkFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** The folder of a build whose files the site answers at their path in it. */
export const AT = 'at';

/** What a finished build of a package says of itself (`build.json`). */
export interface BuildRecord {
  /** `1.4.0-9ab3c1d0e2`: package version and a hash of the browser files. */
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
  /** Files at fixed public paths: path → file. What lies under `at/` is answered at its path without that folder. */
  readonly files: Readonly<Record<string, string>>;
  /** Integrity by file. */
  readonly integrity: Readonly<Record<string, string>>;
  /** When the words of its pages last changed. */
  readonly pageDates: PageDates;
  readonly builtAgainst: Readonly<Record<string, string>>;
}

/** `marketing:team` lies in `marketing-team`; pages that share a chunk name it before a slash, `marketing:reading/team`. */
export const chunkNameOf = (routeId: string): string => routeId.replace(/\/.*/, '').replaceAll(':', '-');

/** What stands below the fold of a page, or all that is read on it: a chunk of its own. */
export const restChunkOf = (routeId: string): string => `${routeId.replace(/[:/]/g, '-')}-rest`;
