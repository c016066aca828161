import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { federationName } from 'shared-contract/remotes';
import { assembleBuilds } from '../build/assemble.ts';
import type { PackageBuild } from '../build/build-package.ts';
import type { BuildRecord } from '../build/build-record.ts';
import { runWebBuild } from '../build/build-stats.ts';
import { compressFolder } from '../build/compress.ts';
import { plainWebConfig } from '../build/config.ts';
import { describeBuild } from '../build/describe-build.ts';
import type { RemoteBuild } from '../build/page-files.ts';
import { sameChunks, stubRuntime } from './monolith-parts.ts';

/** The edge takes entries and sheets of remotes from this folder alone. */
const LAZY = 'remotes/monolith/lazy';

const monolithConfig = (web: string, stub: string): RsbuildConfig =>
  mergeRsbuildConfig(plainWebConfig('shell', web), {
    resolve: { alias: { '@module-federation/enhanced/runtime$': stub } },
    output: { distPath: { jsAsync: `${LAZY}/js`, cssAsync: `${LAZY}/css` } },
  });

/** Pages are rendered by the product's own builds: what they say of themselves stays, but for the browser's files. */
function inFolder(product: PackageBuild, folder: string, record: BuildRecord): PackageBuild {
  mkdirSync(path.join(folder, 'web'), { recursive: true });
  symlinkSync(path.join(product.folder, 'server'), path.join(folder, 'server'));
  writeFileSync(path.join(folder, 'build.json'), JSON.stringify(record));
  return { ...product, folder, record };
}

function remoteInside(product: PackageBuild, whole: BuildRecord, folder: string): RemoteBuild {
  const initial = whole.chunks[product.name];
  const [entry] = initial?.js ?? [];
  if (!initial || entry === undefined) throw new Error(`The monolith has no routes of ${product.name}.`);
  const chunks = sameChunks(whole, product.name, product.record);
  // Files at fixed addresses come with the one build that makes them.
  const kept = { version: product.record.version, files: {} };
  const record = { ...product.record, ...whole, ...kept, entry, initial, chunks };
  return { ...inFolder(product, folder, record), remote: federationName(product.name), base: '/' };
}

/**
 * The same code without federation: the shell's build with the remotes as chunks of it, and a release made of it by the
 * means of the product. Nothing is written outside of `folder`.
 *
 * @returns the folder that the edge serves.
 */
export async function buildMonolith(
  shell: PackageBuild,
  packages: readonly PackageBuild[],
  folder: string,
): Promise<string> {
  const stub = path.join(folder, 'stub-runtime.js');
  writeFileSync(stub, stubRuntime(packages.map(({ name }) => name)));
  const own = path.join(folder, 'shell');
  const web = path.join(own, 'web');
  const stats = await runWebBuild(monolithConfig(web, stub), own);
  const whole = describeBuild('shell', own, stats, shell.record.host);
  await compressFolder(web);
  const host = inFolder(shell, own, { ...whole, chunks: sameChunks(whole, 'shell', shell.record) });
  const remotes = packages.map((one) => remoteInside(one, whole, path.join(folder, one.name)));
  return (await assembleBuilds(host, remotes, path.join(folder, 'sites'))).folder;
}
