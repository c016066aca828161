import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BootManifest } from 'shared-contract/boot-manifest';
import type { RouteBranch } from 'shared-contract/route-patterns';
import type { AssemblyOptions } from './assembly-options.ts';
import type { PackageBuild } from './build-package.ts';
import type { RemoteBuild } from './page-files.ts';
import type { SiteSection } from './pages/llms.ts';

export interface Renderer {
  renderPage(
    pathname: string,
    manifest: BootManifest,
    remotes: Record<string, unknown>,
  ): Promise<{
    html: string;
    status: number;
    loaderData: Record<string, unknown>;
    routeIds: string[];
    errors: string[];
  }>;
  readonly routeBranches: (remote: string, module: unknown) => RouteBranch[];
  readonly siteSections: readonly SiteSection[];
  /** Paths of the shell's own pages. */
  readonly ownAddresses: readonly string[];
  notStartedNotice(isNeeded: boolean): string;
}

export interface ServerBuilds {
  readonly renderer: Renderer;
  /** Route module of each remote. */
  readonly modules: Readonly<Record<string, unknown>>;
}

export const importFile = (file: string) => import(pathToFileURL(file).href) as Promise<unknown>;

export async function loadServerBuilds(
  shell: PackageBuild,
  remotes: readonly RemoteBuild[],
  { onStep }: AssemblyOptions,
): Promise<ServerBuilds> {
  process.env['NODE_ENV'] = 'production';
  onStep?.('the start of shell');
  const renderer = (await importFile(path.join(shell.folder, 'server/server.mjs'))) as Renderer;
  const modules: Record<string, unknown> = {};
  for (const remote of remotes) {
    onStep?.(`the start of ${remote.name}`);
    modules[remote.remote] = await importFile(path.join(remote.folder, 'server/routes.mjs'));
  }
  return { renderer, modules };
}
