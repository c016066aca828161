/** A dot, eight or more hexadecimal signs with a digit among them, a dot: `index.5d2f9ab3c1.js`. */
const HASHED = /\.(?=[0-9a-f]*\d)[0-9a-f]{8,}\./;

/**
 * Whether the bytes behind this path can never change: a remote's versioned folder, or a content hash in the name.
 *
 * @param path without a slash at its start
 */
export function isVersioned(path: string): boolean {
  return path.startsWith('remotes/') || (path.startsWith('static/') && HASHED.test(path));
}
