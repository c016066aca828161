/*
 * Names of caches: the worker fills them, the offline page lists what is kept.
 */

/** Pages of a release; the release before it is kept too, an older one is not. */
export const PAGES_PREFIX = 'pages-';

/** Versioned files of any release: their bytes never change. */
export const FILES_CACHE = 'files';

/** Oldest first: a browser lists caches in the order in which they were made. */
export const pageCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PAGES_PREFIX));
