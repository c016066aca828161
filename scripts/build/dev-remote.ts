import { createRsbuild } from '@rsbuild/core';
import { federationName } from 'shared-contract/remotes';
import type { Run } from '../lib/run-until-stopped.ts';
import type { PackageName } from './config.ts';
import { devConfig } from './dev-config.ts';
import type { DevRemote } from './dev-page.ts';
import { startDevServer } from './dev-server.ts';
import { folderOf } from './places.ts';
import { branchesOfSource } from './source-routes.ts';

/** A remote on its development server, as a page that is asked for now should name it. */
export type ServedRemote = () => Promise<DevRemote>;

/** Serves a remote from its source. */
export async function serveRemote(
  run: Run,
  name: PackageName,
  port: number,
  mode: 'development' | 'production',
): Promise<ServedRemote> {
  const rsbuild = await createRsbuild({
    cwd: folderOf(name),
    rsbuildConfig: devConfig(name, port, mode),
  });
  await startDevServer(run, rsbuild);
  const branches = branchesOfSource(name);
  await branches();
  const address = `http://localhost:${String(port)}`;
  run.say(`  ${name} on ${address}`);
  return async () => ({
    name: federationName(name),
    entry: `${address}/remoteEntry.js`,
    branches: await branches(),
  });
}
