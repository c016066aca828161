type Version = [major: number, minor: number, patch: number];

function parse(version: string): Version | undefined {
  const parts = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

/** Returns true if `have` is at least `want`, comparing only the components from `start`. */
function isAtLeast(have: Version, want: Version, start: number): boolean {
  for (let index = start; index < 3; index++) {
    const difference = (have[index] ?? 0) - (want[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Returns true if version `a` is at most `b`; false if either is not a version. */
export function isUpTo(a: string, b: string): boolean {
  const [lower, upper] = [parse(a), parse(b)];
  return lower !== undefined && upper !== undefined && isAtLeast(upper, lower, 0);
}

/** Returns true if `running` satisfies `^builtAgainst` by npm's caret rule; false if either is not a version. */
export function satisfiesCaret(running: string, builtAgainst: string): boolean {
  const have = parse(running);
  const want = parse(builtAgainst);
  if (!have || !want) return false;
  const firstFixed = want.findIndex((part) => part > 0);
  const fixed = firstFixed === -1 ? 3 : firstFixed + 1;
  for (let index = 0; index < fixed; index++) if (have[index] !== want[index]) return false;
  return isAtLeast(have, want, fixed);
}

/** A dot, eight or more hexadecimal characters with at least one digit, a dot: `index.5d2f9ab3c1.js`. */
const HASHED = /\.(?=[0-9a-f]*\d)[0-9a-f]{8,}\./;

/** Files of a remote, whose names depend on their content. The edge serves those under `at` at separate URLs. */
const OF_REMOTE = /^remotes\/[^/]+\/(?!at\/)/;

/**
 * Returns true if the content of this path can never change: a remote's file, or a name with a content hash.
 *
 * @param path without a leading slash
 */
export function isVersioned(path: string): boolean {
  return OF_REMOTE.test(path) || (/^(?:static|remotes)\//.test(path) && HASHED.test(path));
}
