/** A dot, eight or more hexadecimal signs with a digit among them, a dot: `index.5d2f9ab3c1.js`. */
const HASHED = /\.(?=[0-9a-f]*\d)[0-9a-f]{8,}\./;

/** What a remote loads: each name follows from the bytes. What lies under `at` is answered at addresses of its own. */
const OF_REMOTE = /^remotes\/[^/]+\/(?!at\/)/;

/**
 * Whether the bytes behind this path can never change: a file of a remote, or a content hash in the name.
 *
 * @param path without a slash at its start
 */
export function isVersioned(path: string): boolean {
  return OF_REMOTE.test(path) || (/^(?:static|remotes)\//.test(path) && HASHED.test(path));
}
