import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { draftOf, prune, publishDraft } from '../lib/drafts.ts';
import { hashInputs } from '../lib/hash-inputs.ts';
import { digestsBelow } from './artefact.ts';
import { brandHash, brandPhotos } from './brand-file.ts';
import type { BuildRecord } from './build-record.ts';
import { runBuild, runWebBuild } from './build-stats.ts';
import { checkScope } from './check-sheets.ts';
import { compressFolder } from './compress.ts';
import { serverConfig, webConfig, type PackageName } from './config.ts';
import { describeBuild } from './describe-build.ts';
import { hasDocuments } from './documents/document-records.ts';
import { sharedFingerprints } from './fingerprints/fingerprints.ts';
import { writeHostParts } from './host-parts.ts';
import { hasOwnFiles, writeOwnFiles } from './own-files.ts';
import { writePhotos } from './photos.ts';
import { isKit, placeOf, root } from './places.ts';
import { writeProvidedModules } from './provided-modules.ts';
import { sharedPackages } from './shared-modules.ts';

export interface PackageBuild {
  readonly name: PackageName;
  /** Holds `web/`, `server/`, `build.json`, and `maps/`, which is kept and never served. */
  readonly folder: string;
  readonly record: BuildRecord;
  readonly fresh: boolean;
}

/** The plugin's own manifests, and the unused page entry of a remote: nothing loads them. */
export function removeUnserved(name: PackageName, folder: string): void {
  const unserved = name === 'shell' ? /^mf-\w+\.json$/ : /^mf-\w+\.json$|^static\/js\/main\./;
  for (const file of Object.keys(digestsBelow(path.join(folder, 'web'))).filter((one) =>
    unserved.test(one),
  )) {
    rmSync(path.join(folder, 'web', file));
    rmSync(path.join(folder, 'maps', `${file}.map`), { force: true });
  }
}

/** In a repository of its own: its files, and what it has installed. */
const installedInputs = (name: PackageName): string[] =>
  [
    ...['src', 'package.json', 'page-dates.json', 'section-heights.json'].map((file) =>
      path.join(placeOf(name), file),
    ),
    ...['mfe-kit', 'shared-contract', ...sharedPackages].map((kit) =>
      path.join(placeOf(kit), 'package.json'),
    ),
    ...['package-lock.json', 'CODEOWNERS'],
  ].filter((file) => existsSync(path.join(root, file)));

/** What decides whether a package has to be built again. */
const inputsOf = (name: PackageName): string[] =>
  isKit
    ? installedInputs(name)
    : [
        name,
        'shared-contract',
        'shared-ui',
        'shared-auth',
        'scripts/build',
        'package.json',
        'package-lock.json',
        'tsconfig.base.json',
        'CODEOWNERS',
        ...(name === 'shell' ? ['supabase/schema.json'] : []),
      ];

/** Where a package's build for the present sources lies, and the digest that names it. */
function buildFolderOf(name: PackageName): { builds: string; key: string; folder: string } {
  const builds = path.join(root, 'dist/builds', name);
  // The remotes take the brand from the shell: theirs are the same builds for every firm, but for what they print or write.
  const brand = name === 'shell' || hasDocuments(name) || hasOwnFiles(name) ? brandHash() : '';
  const key = hashInputs(root, inputsOf(name)) + (brand && `-${brand}`);
  return { builds, key, folder: path.join(builds, key) };
}

/** Whether the present sources have a build already. */
export const isBuilt = (name: PackageName): boolean =>
  existsSync(path.join(buildFolderOf(name).folder, 'build.json'));

/** Builds a package for the browser and for rendering. */
export async function makeBuild(name: PackageName): Promise<void> {
  const { builds, key, folder } = buildFolderOf(name);
  const draft = draftOf(folder);
  if (name === 'shell') {
    writeProvidedModules();
    await writePhotos(brandPhotos());
  }
  const web = path.join(draft, 'web');
  const stats = await runWebBuild(webConfig(name, web), draft);
  await runBuild(serverConfig(name, path.join(draft, 'server')));
  removeUnserved(name, draft);
  await writeOwnFiles(name, web);
  if (name !== 'shell') checkScope(name, web);
  const host = name === 'shell' ? writeHostParts(path.join(draft, 'server')) : undefined;
  const record = describeBuild(name, draft, stats, host);
  await compressFolder(web);
  writeFileSync(path.join(draft, 'build.json'), JSON.stringify(record, null, 2));
  publishDraft(draft, folder);
  prune(builds, key);
}

/**
 * Builds one package, or finds that nothing changed since the last build. Each has a process of its own: the bundler
 * counts through all builds of a process, and what was built before would show in the order of a list.
 */
export async function buildPackage(name: PackageName): Promise<PackageBuild> {
  const { folder } = buildFolderOf(name);
  const recordFile = path.join(folder, 'build.json');
  const fresh = !isBuilt(name);
  if (fresh) {
    // Once, before the processes of several packages look for them at the same time.
    sharedFingerprints();
    await run(process.execPath, [path.join(import.meta.dirname, 'build-process.ts'), name]);
  }
  return { name, folder, record: JSON.parse(readFileSync(recordFile, 'utf8')) as BuildRecord, fresh };
}

/** Runs a command to its end; fails with what it wrote. */
async function run(file: string, args: readonly string[]): Promise<void> {
  // One thread: with more of them the order of a build follows which was faster.
  const env = { ...process.env, RAYON_NUM_THREADS: '1', TOKIO_WORKER_THREADS: '1' };
  const child = spawn(file, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(said.join('').trim());
}
