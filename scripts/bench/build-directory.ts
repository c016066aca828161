import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { assembleSite } from '../build/assemble.ts';
import { describeBuild, runBuild, type PackageBuild } from '../build/build-package.ts';
import { compressFolder } from '../build/compress.ts';
import { serverConfig, webConfig } from '../build/config.ts';
import { root } from '../build/shared-modules.ts';
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
  // Pages are rendered by a build that takes its libraries from where the product's does.
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const people = directoryPeople(count);
  const [file, addresses] = [path.join(folder, 'people.js'), path.join(folder, 'addresses.js')];
  writeFileSync(
    file,
    `export const professionals = ${JSON.stringify(people)};\nexport const directoryNote = 'Generated.';\n`,
  );
  const served = people.slice(0, PROFILES).map(({ id }) => `/cpa/${id}`);
  writeFileSync(addresses, `export const profileAddresses = ${JSON.stringify({ listed: served })};\n`);
  const web = path.join(own, 'web');
  const stats = await runBuild(withPeople(webConfig(MARKETING, web), file, addresses));
  await runBuild(withPeople(serverConfig(MARKETING, path.join(own, 'server')), file, addresses));
  const record = describeBuild(MARKETING, web, stats);
  await compressFolder(web);
  writeFileSync(path.join(own, 'build.json'), JSON.stringify(record));
  const marketing: PackageBuild = { ...product, folder: own, record };
  const all = remotes.map((remote) => (remote === product ? marketing : remote));
  return (await assembleSite(shell, all, path.join(folder, 'sites'))).folder;
}
