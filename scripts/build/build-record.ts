import type { PageDates } from './pages/page-dates.ts';
import type { SectionHeights } from './pages/section-heights.ts';

/** Files of one chunk group, relative to the build's web folder. */
export interface ChunkFiles {
  readonly js: readonly string[];
  readonly css: readonly string[];
}

/** The folder of a build whose files the site answers at their path in it. */
export const AT = 'at';

/** What a finished build of a package says of itself (`build.json`). */
export interface BuildRecord {
  /** SHA-256 over `web/`, `server/` and the rest of this record. */
  readonly id: string;
  /** `1.4.0-9ab3c1d0e2`: package version and a hash of the built files. */
  readonly version: string;
  /** Who answers for the package, as CODEOWNERS names them. */
  readonly owners: readonly string[];
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
  /** Measured heights of the sections of its pages. Records of older builds have none. */
  readonly sectionHeights?: SectionHeights;
  readonly builtAgainst: Readonly<Record<string, string>>;
  /** Digests of the types of each shared part that is provided (shell) or taken (remote). */
  readonly fingerprints: Fingerprints;
  /** Shell: what pages are put together with. */
  readonly host?: HostParts;
}

/** A shared part, `shared-ui/button` → each name that it exports → a digest of its declaration and of all that names. */
export type Fingerprints = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the pages of a release take from the shell beside its rendering. Its service worker lies in `server/`. */
export interface HostParts {
  /** The inline script of every page. */
  readonly bootScript: string;
  /** People of whom the brand file has a photograph, by id. */
  readonly photos: readonly string[];
}
