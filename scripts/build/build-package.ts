import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs, isKit, placeOf, root } from '@scripts/core/files';
import { brandHash } from '@scripts/core/modules';
import { hasDocuments } from '@scripts/documents/papers';
import { remotes as remoteTable, type RemotePackage } from 'shared-contract/remotes';
import type { BuildRecord } from './build-record.ts';
import type { PackageName } from './config.ts';
import { sharedFingerprints } from './fingerprints/fingerprints.ts';
import { hasOwnFiles } from './own-files.ts';
import { sharedPackages } from './shared-modules.ts';

export const remotePackages: readonly RemotePackage[] = remoteTable.map((remote) => remote.package);
export const packageNames: readonly PackageName[] = ['shell', ...remotePackages];

export interface PackageBuild {
  readonly name: PackageName;
  /** Contains `web/`, `server/`, `build.json`, and `maps/`, which is stored and never served. */
  readonly folder: string;
  readonly record: BuildRecord;
  readonly fresh: boolean;
}

/** Inputs of a remote in a separate repository: its files, and its installed packages. */
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

/** Inputs whose change requires a new build of the package. */
const inputsOf = (name: PackageName): string[] =>
  isKit
    ? installedInputs(name)
    : [
        name,
        'shared-contract',
        'shared-ui',
        'shared-auth',
        'shared-release',
        'scripts/build',
        'scripts/core',
        'scripts/documents',
        'package.json',
        'package-lock.json',
        'tsconfig.base.json',
        'CODEOWNERS',
        ...(name === 'shell' ? ['supabase/schema.json'] : []),
      ];

/** Returns the build folder for the current sources, and the digest in its name. */
export function buildFolderOf(name: PackageName): { builds: string; key: string; folder: string } {
  const builds = path.join(root, 'dist/builds', name);
  // Remotes read the brand from the shell at runtime, so their builds are the same for every firm, except those that
  // create documents or files.
  const brand = name === 'shell' || hasDocuments(name) || hasOwnFiles(name) ? brandHash() : '';
  const key = hashInputs(root, inputsOf(name)) + (brand && `-${brand}`);
  return { builds, key, folder: path.join(builds, key) };
}

export const isBuilt = (name: PackageName): boolean =>
  existsSync(path.join(buildFolderOf(name).folder, 'build.json'));

/**
 * Builds one package, or reuses its build if nothing changed. Each build runs in a separate process: the bundler's
 * counters continue across all builds of a process, so earlier builds would change the order of lists.
 */
export async function buildPackage(name: PackageName): Promise<PackageBuild> {
  const { folder } = buildFolderOf(name);
  const fresh = !isBuilt(name);
  if (fresh) {
    // Compute these once, before several package processes need them simultaneously.
    await sharedFingerprints();
    await run(process.execPath, [path.join(import.meta.dirname, 'build-process.ts'), name]);
  }
  const record = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as BuildRecord;
  return { name, folder, record, fresh };
}

/** Runs a command until it exits. A failure throws its stderr. */
async function run(file: string, args: readonly string[]): Promise<void> {
  // One thread, because the output order of a multithreaded build depends on timing.
  const env = { ...process.env, RAYON_NUM_THREADS: '1', TOKIO_WORKER_THREADS: '1' };
  const child = spawn(file, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const said: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error(said.join('').trim());
}

export const secondsSince = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

export type Say = (line: string) => void;

/** Builds the packages that changed, and reports progress. */
export const buildPackages = (say: Say): Promise<PackageBuild[]> =>
  Promise.all(
    packageNames.map(async (name) => {
      const since = performance.now();
      const build = await buildPackage(name);
      say(
        build.fresh
          ? `Built ${name} ${build.record.version} in ${secondsSince(since)}`
          : `${name} is unchanged`,
      );
      return build;
    }),
  );
