import type { BootManifest } from 'shared-contract/boot-manifest';
import { sharedVersions } from '../config/shared-versions.ts';
import { createRemoteLoader, type RemoteLoader } from '../remotes/load-remote.ts';
import { forgetFailedShares } from '../remotes/shared-code.ts';
import { watchFiles } from '../remotes/watch-files.ts';

let ofPage: RemoteLoader | undefined;

/** Our own files, and those of remotes that development serves elsewhere. */
function ourFiles(manifest: BootManifest): (address: string) => boolean {
  const entries = Object.values(manifest.remotes).map(({ entry }) => new URL(entry, location.href).origin);
  const origins = new Set([location.origin, ...entries]);
  return (address) => origins.has(new URL(address).origin);
}

/**
 * One loader for the page: a second start asks again for what failed, and only for that.
 *
 * @param failure what the first start failed with; thrown again when what is missing still does not come.
 */
export async function loaderOfPage(
  manifest: BootManifest,
  failure: Error | undefined,
): Promise<RemoteLoader> {
  if (!ofPage) {
    forgetFailedShares();
    ofPage = createRemoteLoader(manifest, sharedVersions, watchFiles(ourFiles(manifest)));
  } else if (failure && !(await ofPage.forgetAll(failure))) throw failure;
  return ofPage;
}
