import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import { integrityOf, ownersOf, folderOf, root } from '@scripts/core/files';
import { AT } from 'shared-release/assets';
import { type ArtifactFiles, artifactId, digestsBelow, versionDigest } from './artifact.ts';
import type { BuildRecord, ChunkFiles } from './build-record.ts';
import type { PackageName } from './config.ts';
import { assertNamed, DigestsInAddresses, nameByContent } from './content-names.ts';
import { fingerprintsOf } from './fingerprints/fingerprints.ts';
import { readPageDates } from './pages/page-dates.ts';
import { readSectionHeights } from './pages/section-heights.ts';
import { groupChunk, providedRequests, takenBy } from './provided-modules.ts';
import { sharedModules, sharedVersions } from './shared-modules.ts';

interface Chunk {
  readonly id?: string | number | null;
  readonly files?: readonly string[];
  readonly initial?: boolean;
  readonly modules?: readonly {
    readonly name?: string;
    readonly modules?: readonly { readonly name?: string }[];
  }[];
}

type NamedGroups = Readonly<
  Record<
    string,
    { readonly assets?: readonly { readonly name: string }[]; readonly chunks?: readonly Chunk['id'][] }
  >
>;

export interface BuildStats {
  readonly namedChunkGroups?: NamedGroups;
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

/** Returns the shared modules that each named group's chunks consume from the host. */
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

/** Returns the lazy files of each group of shared modules outside the initial load. */
const providedShares = (stats: BuildStats): Record<string, ChunkFiles> =>
  Object.fromEntries(
    sharedModules().flatMap((module) =>
      module.eager ? [] : [[module.key, filesOf(stats, groupChunk(module))]],
    ),
  );

/** Runs one build in this process and returns its stats. */
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

/** Applies the final file names to the stats of a build. */
function renamed(stats: BuildStats, names: ReadonlyMap<string, string>): BuildStats {
  const groups = Object.entries(stats.namedChunkGroups ?? {}).map(([name, group]) => [
    name,
    {
      ...group,
      assets: (group.assets ?? []).map((asset) => ({ name: names.get(asset.name) ?? asset.name })),
    },
  ]);
  return { ...stats, namedChunkGroups: Object.fromEntries(groups) as NamedGroups };
}

/**
 * Configures a browser build for `nameByContent`, which names files by their bytes later. The build has source maps
 * that no file refers to, with source names relative to the package.
 */
const namedByContent = (config: RsbuildConfig): RsbuildConfig =>
  mergeRsbuildConfig(config, {
    output: { filename: { js: '[name].js', css: '[name].css' }, sourceMap: { js: 'hidden-source-map' } },
    tools: {
      rspack: (own, { appendPlugins, mergeConfig }) => {
        appendPlugins(new DigestsInAddresses());
        return mergeConfig(own, { output: { devtoolModuleFilenameTemplate: '[resource-path]' } });
      },
    },
  });

/**
 * Runs a browser build whose files are named by content.
 *
 * @param folder output folder: `web/`, and `maps/` for the source maps.
 */
export async function runWebBuild(config: RsbuildConfig, folder: string): Promise<BuildStats> {
  const stats = await runBuild(namedByContent(config));
  return renamed(stats, nameByContent(path.join(folder, 'web'), path.join(folder, 'maps')));
}

/** Lists the shared modules that a package provides, or consumes in its finished server build. */
function sharedParts(name: PackageName, folder: string, server: ArtifactFiles): string[] {
  const requests =
    name === 'shell'
      ? providedRequests()
      : Object.keys(server)
          .filter((file) => file.endsWith('.mjs'))
          .flatMap((file) => takenBy(readFileSync(path.join(folder, 'server', file), 'utf8')));
  return [...new Set(requests)].sort();
}

/**
 * Returns the record of a finished build.
 *
 * @param folder contains `web/` and `server/`.
 * @param host shell only: the parts that pages are assembled from.
 */
export async function describeBuild(
  name: PackageName,
  folder: string,
  stats: BuildStats,
  host?: BuildRecord['host'],
): Promise<BuildRecord> {
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
    fingerprints: await fingerprintsOf(sharedParts(name, folder, files.server)),
    ...(host && { host }),
  };
  return { id: artifactId(files, record), ...record };
}
