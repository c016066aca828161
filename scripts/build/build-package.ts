import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { draftOf, prune, publishDraft } from '../lib/drafts.ts';
import { hashInputs } from '../lib/hash-inputs.ts';
import { hasDocuments } from './documents/document-records.ts';
import { integrityOf } from '../lib/integrity.ts';
import { brandHash, brandPhotos } from './brand-file.ts';
import { AT, type BuildRecord, type ChunkFiles } from './build-record.ts';
import { checkScope } from './check-sheets.ts';
import { compressFolder } from './compress.ts';
import { serverConfig, webConfig, type PackageName } from './config.ts';
import { hasOwnFiles, writeOwnFiles } from './own-files.ts';
import { readPageDates } from './pages/page-dates.ts';
import { writePhotos } from './photos.ts';
import { groupChunk, writeProvidedModules } from './provided-modules.ts';
import { root, sharedModules, sharedVersions } from './shared-modules.ts';

export interface PackageBuild {
  readonly name: PackageName;
  /** Holds `web/`, `server/` and `build.json`. */
  readonly folder: string;
  readonly record: BuildRecord;
  readonly fresh: boolean;
}

interface Chunk {
  readonly id?: string | number | null;
  readonly files?: readonly string[];
  readonly initial?: boolean;
  readonly modules?: readonly {
    readonly name?: string;
    readonly modules?: readonly { readonly name?: string }[];
  }[];
}

export interface BuildStats {
  readonly namedChunkGroups?: Readonly<
    Record<
      string,
      { readonly assets?: readonly { readonly name: string }[]; readonly chunks?: readonly Chunk['id'][] }
    >
  >;
  readonly chunks?: readonly Chunk[];
}

const byKind = (names: readonly string[]): ChunkFiles => ({
  js: names.filter((name) => name.endsWith('.js')),
  css: names.filter((name) => name.endsWith('.css')),
});

const filesOf = (stats: BuildStats, group: string): ChunkFiles =>
  byKind((stats.namedChunkGroups?.[group]?.assets ?? []).map(({ name }) => name));

const moduleNames = (chunk: Chunk): string[] =>
  (chunk.modules ?? []).flatMap((module) => [
    module.name ?? '',
    ...(module.modules ?? []).map(({ name }) => name ?? ''),
  ]);

/** Shared modules that the chunks of each named group take from the host. */
function consumedShares(stats: BuildStats): Record<string, string[]> {
  const shares = new Map(
    (stats.chunks ?? []).map((chunk) => [
      chunk.id,
      moduleNames(chunk).flatMap(
        (name) => /^consume shared module \(default\) (\S+?)@/.exec(name)?.[1] ?? [],
      ),
    ]),
  );
  return Object.fromEntries(
    Object.entries(stats.namedChunkGroups ?? {}).map(([name, { chunks = [] }]) => [
      name,
      [...new Set(chunks.flatMap((id) => shares.get(id) ?? []))].sort(),
    ]),
  );
}

/** The lazy files of each group of shared parts that is not part of the first load. */
const providedShares = (stats: BuildStats): Record<string, ChunkFiles> =>
  Object.fromEntries(
    sharedModules().flatMap((module) =>
      module.eager ? [] : [[module.key, filesOf(stats, groupChunk(module))]],
    ),
  );

/** Runs one build of this process, and tells what came of it. */
export async function runBuild(config: RsbuildConfig): Promise<BuildStats> {
  const rsbuild = await createRsbuild({ cwd: config.root ?? root, rsbuildConfig: config });
  let result: BuildStats = {};
  rsbuild.onAfterBuild(({ stats }) => {
    result = (stats as Rspack.Stats | undefined)?.toJson({
      all: false,
      assets: true,
      chunkGroups: true,
      chunks: true,
      chunkModules: true,
      nestedModules: true,
      ids: true,
      chunkModulesSpace: Number.MAX_SAFE_INTEGER,
      nestedModulesSpace: Number.MAX_SAFE_INTEGER,
      dependentModules: true,
      groupModulesByType: false,
    }) as BuildStats;
  });
  const { close } = await rsbuild.build();
  await close();
  return result;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/\.(br|gz|map|txt)$/.test(file))
    .sort();
}

/** The plugin's own manifests, and the unused page entry of a remote: nothing loads them. */
function removeUnserved(name: PackageName, web: string) {
  const unserved = name === 'shell' ? /^mf-\w+\.json$/ : /^mf-\w+\.json$|^static\/js\/main\./;
  for (const file of listFiles(web)) if (unserved.test(file)) rmSync(path.join(web, file));
}

/** @param web the folder with the browser's files, before they are compressed. */
export function describeBuild(name: PackageName, web: string, stats: BuildStats): BuildRecord {
  const files = listFiles(web);
  const content = createHash('sha256');
  const integrity: Record<string, string> = {};
  for (const file of files) {
    const bytes = readFileSync(path.join(web, file));
    content.update(file).update(bytes);
    integrity[file] = integrityOf(bytes);
  }
  const manifest = JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')) as {
    version: string;
  };
  const entry = files.find((file) => path.basename(file).startsWith('remoteEntry.'));
  const initial = filesOf(stats, name === 'shell' ? 'main' : 'routes');
  return {
    version: `${manifest.version}-${content.digest('hex').slice(0, 10)}`,
    ...(entry ? { entry } : {}),
    initial,
    chunks: Object.fromEntries(
      Object.keys(stats.namedChunkGroups ?? {})
        .filter((key) => key !== 'main')
        .map((key) => [key, filesOf(stats, key)]),
    ),
    provides: name === 'shell' ? providedShares(stats) : {},
    consumes: consumedShares(stats),
    files: Object.fromEntries(
      files.flatMap((file) => (file.startsWith(`${AT}/`) ? [[file.slice(AT.length), file]] : [])),
    ),
    integrity,
    pageDates: readPageDates(name),
    builtAgainst: sharedVersions(),
  };
}

/** What decides whether a package has to be built again. */
const inputsOf = (name: PackageName) => [
  name,
  'shared-contract',
  'shared-ui',
  'shared-auth',
  'scripts/build',
  'package-lock.json',
  'tsconfig.base.json',
];

/** Where a package's build for the present sources lies, and the digest that names it. */
function buildFolderOf(name: PackageName): { builds: string; key: string; folder: string } {
  const builds = path.join(root, 'dist/builds', name);
  // The remotes take the brand from the shell: theirs are the same builds for every firm, but for what they print or write.
  const brand = name === 'shell' || hasDocuments(name) || hasOwnFiles(name) ? brandHash() : '';
  const key = hashInputs(root, inputsOf(name)) + (brand && `-${brand}`);
  return { builds, key, folder: path.join(builds, key) };
}

/** Builds a package for the browser and for rendering. */
export async function makeBuild(name: PackageName): Promise<void> {
  const { builds, key, folder } = buildFolderOf(name);
  const draft = draftOf(folder);
  if (name === 'shell') {
    writeProvidedModules();
    await writePhotos(brandPhotos());
  }
  const web = path.join(draft, 'web');
  const stats = await runBuild(webConfig(name, web));
  await runBuild(serverConfig(name, path.join(draft, 'server')));
  removeUnserved(name, web);
  await writeOwnFiles(name, web);
  if (name !== 'shell') checkScope(name, web);
  const record = describeBuild(name, web, stats);
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
  const fresh = !existsSync(recordFile);
  if (fresh) await run(process.execPath, [path.join(import.meta.dirname, 'build-process.ts'), name]);
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
