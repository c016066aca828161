import type { PageDates } from './pages/page-dates.ts';
import type { SectionHeights } from './pages/section-heights.ts';

export interface ChunkFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** The record of a finished build (`build.json`). */
export interface BuildRecord {
  /** SHA-256 of `web/`, `server/`, and the rest of this record. */
  readonly id: string;
  /** `1.4.0-9ab3c1d0e2`: package version and a hash of the built files. */
  readonly version: string;
  /** The package's owners in CODEOWNERS. */
  readonly owners: readonly string[];
  /** Container script of a remote. */
  readonly entry?: string;
  /** Shell: the initial files. Remote: the files of the exposed routes. */
  readonly initial: ChunkFiles;
  /** Files of each named lazy chunk. Page chunks are named after their route id, with `:` replaced by `-`. */
  readonly chunks: Readonly<Record<string, ChunkFiles>>;
  /** Shell: the files of each group of shared modules that is provided on demand. */
  readonly provides: Readonly<Record<string, ChunkFiles>>;
  /** The groups that each named chunk consumes from the host. */
  readonly consumes: Readonly<Record<string, readonly string[]>>;
  /** Files at fixed public paths: path → file. A file under `at/` is served at its path without that folder. */
  readonly files: Readonly<Record<string, string>>;
  readonly integrity: Readonly<Record<string, string>>;
  /** When the copy of its pages last changed. */
  readonly pageDates: PageDates;
  /** Measured heights of the sections of its pages. Missing in records of older builds. */
  readonly sectionHeights?: SectionHeights;
  readonly builtAgainst: Readonly<Record<string, string>>;
  /** Type digests of each shared module that is provided (shell) or consumed (remote). */
  readonly fingerprints: Fingerprints;
  /** Shell: the parts that pages are assembled from. */
  readonly host?: HostParts;
}

/**
 * A shared module, `shared-ui/button` → each exported name → a digest of its declaration and of all types that it
 * refers to.
 */
export type Fingerprints = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The shell's parts of a release's pages, in addition to its renderer. Its service worker is in `server/`. */
export interface HostParts {
  readonly bootScript: string;
  /** Ids of the people with a photograph in the brand file. */
  readonly photos: readonly string[];
}
