import { readFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from '../lib/integrity.ts';
import { artefactId, digestsBelow, versionDigest, type ArtefactFiles } from './artefact.ts';
import { AT, type BuildRecord } from './build-record.ts';
import { consumedShares, filesOf, providedShares, type BuildStats } from './build-stats.ts';
import type { PackageName } from './config.ts';
import { assertNamed } from './content-names.ts';
import { fingerprintsOf } from './fingerprints/fingerprints.ts';
import { ownersOf } from './owners.ts';
import { readPageDates } from './pages/page-dates.ts';
import { readSectionHeights } from './pages/section-heights.ts';
import { folderOf } from './places.ts';
import { providedRequests, takenBy } from './provided-modules.ts';
import { sharedVersions } from './shared-modules.ts';

/** The shared parts that a package gives out, or takes in its finished server build. */
function sharedParts(name: PackageName, folder: string, server: ArtefactFiles): string[] {
  const requests =
    name === 'shell'
      ? providedRequests()
      : Object.keys(server)
          .filter((file) => file.endsWith('.mjs'))
          .flatMap((file) => takenBy(readFileSync(path.join(folder, 'server', file), 'utf8')));
  return [...new Set(requests)].sort();
}

/**
 * What a finished build says of itself.
 *
 * @param folder holds `web/`, before it is compressed, and `server/`.
 * @param host of the shell: what pages are put together with.
 */
export function describeBuild(
  name: PackageName,
  folder: string,
  stats: BuildStats,
  host?: BuildRecord['host'],
): BuildRecord {
  const files = {
    web: digestsBelow(path.join(folder, 'web')),
    server: digestsBelow(path.join(folder, 'server')),
  };
  const web = Object.keys(files.web);
  assertNamed(web);
  const manifest = JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as {
    version: string;
  };
  const entry = web.find((file) => path.basename(file).startsWith('remoteEntry.'));
  const record = {
    version: `${manifest.version}-${versionDigest(files)}`,
    owners: ownersOf(name),
    ...(entry === undefined ? {} : { entry }),
    initial: filesOf(stats, name === 'shell' ? 'main' : 'routes'),
    chunks: Object.fromEntries(
      Object.keys(stats.namedChunkGroups ?? {})
        .filter((key) => key !== 'main')
        .map((key) => [key, filesOf(stats, key)]),
    ),
    provides: name === 'shell' ? providedShares(stats) : {},
    consumes: consumedShares(stats),
    files: Object.fromEntries(
      web.flatMap((file) => (file.startsWith(`${AT}/`) ? [[file.slice(AT.length), file]] : [])),
    ),
    integrity: Object.fromEntries(
      web.map((file) => [file, integrityOf(readFileSync(path.join(folder, 'web', file)))]),
    ),
    pageDates: readPageDates(name),
    sectionHeights: readSectionHeights(name),
    builtAgainst: sharedVersions(),
    fingerprints: fingerprintsOf(sharedParts(name, folder, files.server)),
    ...(host && { host }),
  };
  return { id: artefactId(files, record), ...record };
}
