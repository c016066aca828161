/* Where things lie in a store. What lies under a digest never changes; `live.json` is the one thing that does. */

/** The signed pointer to the set that is served. */
export const LIVE_KEY = 'live.json';

/** Bytes of one file that browsers load, by their SHA-256 in hex; its encoded forms lie beside it as `.br` and `.gz`. */
export const poolKey = (digest: string, encoding?: 'br' | 'gzip'): string =>
  `pool/${digest}${encoding === undefined ? '' : encoding === 'br' ? '.br' : '.gz'}`;

/** A rendered page by the SHA-256 of its HTML. */
export const pageKey = (digest: string): string => `pages/${digest}.html`;

/** A {@link import('./release-set.ts').ReleaseSet}. */
export const setKey = (id: string): string => `sets/${id}.json`;

/** A {@link import('../preview/preview-document.ts').Preview}: a set that is not live. */
export const previewKey = (id: string): string => `previews/${id}.json`;

/** What was built of a package, as a list of its files. */
export const artefactKey = (name: string, id: string): string => `artefacts/${name}/${id}.json`;

/** Bytes of a package's build that nobody is served: what its pages are rendered with, its record, its source maps. */
export const partKey = (name: string, digest: string): string => `artefacts/${name}/parts/${digest}`;

/**
 * Which set the pointer named at a sequence, since when and by whom. Sequences have no gaps: who knows the pointer's finds
 * every set that was served, without a list of the store.
 */
export const historyKey = (sequence: number): string => `history/${String(sequence)}.json`;
