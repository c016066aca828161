import type { RemoteManifest } from 'shared-contract/boot-manifest';
import { satisfiesCaret } from 'shared-contract/version-range';

export class IncompatibleRemoteError extends Error {
  override readonly name = 'IncompatibleRemoteError';
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
