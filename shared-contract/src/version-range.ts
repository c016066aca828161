type Version = [major: number, minor: number, patch: number];

function parse(version: string): Version | undefined {
  const parts = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

/** Whether `have` is at least `want`, looking only at the parts from `start` on. */
function isAtLeast(have: Version, want: Version, start: number): boolean {
  for (let index = start; index < 3; index++) {
    const difference = (have[index] ?? 0) - (want[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Whether version `a` comes before `b` or is the same; false when one of them is no version. */
export function isUpTo(a: string, b: string): boolean {
  const [lower, upper] = [parse(a), parse(b)];
  return lower !== undefined && upper !== undefined && isAtLeast(upper, lower, 0);
}

/** Whether `running` satisfies `^builtAgainst`, by npm's caret rule; false when one of them is no version. */
export function satisfiesCaret(running: string, builtAgainst: string): boolean {
  const have = parse(running);
  const want = parse(builtAgainst);
  if (!have || !want) return false;
  const firstFixed = want.findIndex((part) => part > 0);
  const fixed = firstFixed === -1 ? 3 : firstFixed + 1;
  for (let index = 0; index < fixed; index++) if (have[index] !== want[index]) return false;
  return isAtLeast(have, want, fixed);
}
