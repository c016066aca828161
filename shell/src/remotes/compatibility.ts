import type { RemoteManifest } from 'shared-contract/boot-manifest';

export class IncompatibleRemoteError extends Error {
  override readonly name = 'IncompatibleRemoteError';
}

type Version = [major: number, minor: number, patch: number];

function parse(version: string): Version | undefined {
  const parts = /^(\d+)\.(\d+)\.(\d+)/.exec(version);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
}

/** Whether `running` satisfies `^builtAgainst`, by npm's caret rule. */
export function satisfiesCaret(running: string, builtAgainst: string): boolean {
  const have = parse(running);
  const want = parse(builtAgainst);
  if (!have || !want) return false;
  const firstFixed = want.findIndex((part) => part > 0);
  const fixed = firstFixed === -1 ? 3 : firstFixed + 1;
  for (let index = 0; index < fixed; index++) if (have[index] !== want[index]) return false;
  for (let index = fixed; index < 3; index++) {
    const difference = (have[index] ?? 0) - (want[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * Refuses a remote before any of its code is requested when it was built against a version of a shared
 * package that this page does not run.
 *
 * @throws {IncompatibleRemoteError} naming the package and both versions.
 */
export function assertCompatible(
  name: string,
  remote: RemoteManifest,
  running: Readonly<Record<string, string>>,
): void {
  for (const [packageName, version] of Object.entries(running)) {
    const built = remote.builtAgainst[packageName];
    if (built !== undefined && satisfiesCaret(version, built)) continue;
    const theirs =
      built === undefined
        ? `does not say which version of ${packageName} it was built against;`
        : `was built against ${packageName} ${built},`;
    throw new IncompatibleRemoteError(
      `${name} ${remote.version} ${theirs} this page runs ${packageName} ${version}. Release the remote built against that, or roll it back.`,
    );
  }
}
