/* Cache names shared by the service worker, which fills them, and the offline page, which lists the cached pages. */

/** Pages of a release. The previous release's pages are retained, older ones are deleted. */
export const PAGES_PREFIX = 'pages-';

/** Versioned files of any release. Their content never changes. */
export const FILES_CACHE = 'files';

/** Oldest first: browsers list caches in creation order. */
export const pageCaches = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(PAGES_PREFIX));
