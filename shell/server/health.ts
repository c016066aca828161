import type { AssetStore } from 'shared-release/assets';
import { ReleaseError, type Release } from 'shared-release/release';
import type { Pages } from './pages.ts';
import { pageFiles } from './pages.ts';
import type { HealthCheck } from './settings.ts';

const PATIENCE_MS = 3000;

/** Maximum simultaneous connections of a Worker. */
const AT_ONCE = 6;

async function inParts<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < items.length; at += AT_ONCE)
    await Promise.all(items.slice(at, at + AT_ONCE).map(run));
}

/**
 * Checks that every page, file at a fixed path, and remote entry of the release exists.
 *
 * @throws {ReleaseError} If one is missing.
 */
export async function checkRelease(release: Release, assets: AssetStore, pages: Pages): Promise<void> {
  await inParts(pageFiles(release), async (file) => {
    await pages(file, []);
  });
  const entries = Object.entries(release.manifest.remotes).map(
    ([name, { entry }]) => [entry.slice(1), `the entry of ${name}`] as const,
  );
  const files = Object.entries(release.files).map(([at, file]) => [file, `the file at ${at}`] as const);
  await inParts([...entries, ...files], async ([file, what]) => {
    const asset = await assets.get(file, []);
    if (!asset) throw new ReleaseError(`${file}, ${what}, is missing from the release`);
  });
}

function withPatience(check: HealthCheck): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(`no answer within ${PATIENCE_MS / 1000} s`)));
  });
  return Promise.race([check(signal), late]);
}

/** Runs all checks in parallel. Returns the names of the failed ones. Reasons only go to the log. */
export async function missingParts(
  checks: Readonly<Record<string, HealthCheck>>,
  log: (line: string) => void,
): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await withPatience(check);
        return [];
      } catch (error) {
        log(`healthz: ${name} is missing: ${error instanceof Error ? error.message : String(error)}`);
        return [name];
      }
    }),
  );
  return results.flat();
}
