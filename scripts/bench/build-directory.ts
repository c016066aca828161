import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { assembleSite } from '../build/assemble.ts';
import { removeUnserved, type PackageBuild } from '../build/build-package.ts';
import { runBuild, runWebBuild } from '../build/build-stats.ts';
import { compressFolder } from '../build/compress.ts';
import { serverConfig, webConfig } from '../build/config.ts';
import { describeBuild } from '../build/describe-build.ts';
import { directoryPeople } from './directory-people.ts';

const MARKETING = 'mfe-marketing';
/** Profiles that are served whole: one of each of the others would take minutes, and nobody opens it here. */
const PROFILES = 2;

/** Generated people stand where the content has its own. Everything else is the product's code. */
function withPeople(config: RsbuildConfig, people: string, addresses: string): RsbuildConfig {
  return mergeRsbuildConfig(config, {
    tools: {
      rspack: (_own, { appendPlugins, rspack }) => {
        appendPlugins([
          new rspack.NormalModuleReplacementPlugin(/\/professionals\.ts$/, people),
          new rspack.NormalModuleReplacementPlugin(/\/directory\/addresses\.ts$/, addresses),
        ]);
      },
    },
  });
}

/**
 * The product with a directory of so many, in a release of its own. Nothing is written outside of `folder`.
 *
 * @param builds of the product, the shell's first.
 * @returns the folder that the edge serves.
 */
export async function buildDirectory(
  [shell, ...remotes]: readonly PackageBuild[],
  count: number,
  folder: string,
): Promise<string> {
  const own = path.join(folder, MARKETING);
  const product = remotes.find(({ name }) => name === MARKETING);
  if (!shell || !product) throw new Error('No build of the shell or of the directory.');
  mkdirSync(own, { recursive: true });
  const people = directoryPeople(count);
  const [file, addresses] = [path.join(folder, 'people.js'), path.join(folder, 'addresses.js')];
  writeFileSync(
    file,
    `export const professionals = ${JSON.stringify(people)};\nexport const directoryNote = 'Generated.';\n`,
  );
  const served = people.slice(0, PROFILES).map(({ id }) => `/cpa/${id}`);
  writeFileSync(addresses, `export const profileAddresses = ${JSON.stringify({ listed: served })};\n`);
  const web = path.join(own, 'web');
  const stats = await runWebBuild(withPeople(webConfig(MARKETING, web), file, addresses), own);
  await runBuild(withPeople(serverConfig(MARKETING, path.join(own, 'server')), file, addresses));
  removeUnserved(MARKETING, own);
  const record = describeBuild(MARKETING, own, stats);
  await compressFolder(web);
  writeFileSync(path.join(own, 'build.json'), JSON.stringify(record));
  const marketing: PackageBuild = { ...product, folder: own, record };
  const all = remotes.map((remote) => (remote === product ? marketing : remote));
  return (await assembleSite(shell, all, path.join(folder, 'sites'))).folder;
}
