import path from 'node:path';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig, type Rspack } from '@rsbuild/core';
import type { ChunkFiles } from './build-record.ts';
import { DigestsInAddresses, nameByContent } from './content-names.ts';
import { groupChunk } from './provided-modules.ts';
import { root, sharedModules } from './shared-modules.ts';

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

/** The files of a named group of chunks. */
export const filesOf = (stats: BuildStats, group: string): ChunkFiles =>
  byKind((stats.namedChunkGroups?.[group]?.assets ?? []).map(({ name }) => name));

const moduleNames = (chunk: Chunk): string[] =>
  (chunk.modules ?? []).flatMap((module) => [
    module.name ?? '',
    ...(module.modules ?? []).map(({ name }) => name ?? ''),
  ]);

/** Shared modules that the chunks of each named group take from the host. */
export function consumedShares(stats: BuildStats): Record<string, string[]> {
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
export const providedShares = (stats: BuildStats): Record<string, ChunkFiles> =>
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

/** The stats of a build once its files have their names. */
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
 * A browser build whose files take their names from their bytes: `nameByContent` follows it. It has source maps, which
 * no file names, and in which files are named from the package.
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
 * Runs a browser build whose files are named by their content.
 *
 * @param folder what the build is written to: `web/`, and `maps/` for its source maps.
 */
export async function runWebBuild(config: RsbuildConfig, folder: string): Promise<BuildStats> {
  const stats = await runBuild(namedByContent(config));
  return renamed(stats, nameByContent(path.join(folder, 'web'), path.join(folder, 'maps')));
}
