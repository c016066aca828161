import { parseArgs } from 'node:util';
import type { RemotePackage } from 'shared-contract/remotes';
import { remotePackages } from './build/build-site.ts';
import { serveReleaseWith } from './build/dev-proxy.ts';
import { createDevRelease } from './build/dev-release.ts';
import { serveRemote, type ServedRemote } from './build/dev-remote.ts';
import { serveShell } from './build/dev-shell.ts';
import { root } from './build/shared-modules.ts';
import { assertPortsFree, type NamedPort } from './lib/ports.ts';
import { runUntilStopped, type Run } from './lib/run-until-stopped.ts';
import { loadEnvFile, parseSettings, type Settings } from './lib/settings.ts';
import { backendPorts, startBackend } from './lib/start-backend.ts';

const usage = `Usage: npm run dev, or npm run dev -- <one of ${remotePackages.join(', ')}> [--against=<address of a release>].`;

interface Wanted {
  readonly only?: RemotePackage;
  /** Address of a release that is served elsewhere. */
  readonly against?: string;
}

function readArguments(): Wanted {
  const { values, positionals } = parseArgs({
    options: { against: { type: 'string' } },
    allowPositionals: true,
  });
  const [name, ...more] = positionals;
  const only = remotePackages.find((known) => known === name);
  const { against } = values;
  const isAddress = against === undefined || /^https?:\/\//.test(against);
  if (more.length > 0 || name !== only || (against !== undefined && !only) || !isAddress)
    throw new Error(usage);
  return { ...(only ? { only } : {}), ...(against ? { against } : {}) };
}

/** The page, then one port for each development server of a remote. */
function sitePorts({ SITE_PORT }: Settings, servers: number): NamedPort[] {
  if (SITE_PORT === 0 || SITE_PORT + servers > 65_535)
    throw new Error(
      `Settings: SITE_PORT should be from 1 to ${String(65_535 - servers)}: the servers of the remotes take the ports after it.`,
    );
  return Array.from({ length: servers + 1 }, (_, index) => ['SITE_PORT', SITE_PORT + index]);
}

/**
 * Some remotes and the shell from their source: an edit is taken over in place, of shared packages as well. The remotes that
 * are left come from a release of the present sources.
 */
async function serveSources(run: Run, settings: Settings, names: readonly RemotePackage[]): Promise<void> {
  await assertPortsFree([...sitePorts(settings, names.length), ...backendPorts(settings)]);
  const backend = await startBackend(run, settings);
  const release = createDevRelease(run, backend);
  if (names.length < remotePackages.length) await release.refresh();
  run.say('Starting development servers …');
  const remotes: ServedRemote[] = [];
  for (const [index, name] of names.entries())
    remotes.push(await serveRemote(run, name, settings.SITE_PORT + 1 + index, 'development'));
  await serveShell(run, settings.SITE_PORT, { backend, remotes, release });
  run.say('A page as it is released, rendered before it is sent: add ?prerendered to its address.');
}

/** One remote from its source, everything else from a release that is served elsewhere. */
async function serveAgainst(
  run: Run,
  settings: Settings,
  name: RemotePackage,
  against: string,
): Promise<void> {
  await assertPortsFree(sitePorts(settings, 1));
  // React's production build, which a release runs, cannot refresh components in place.
  const remote = await serveRemote(run, name, settings.SITE_PORT + 1, 'production');
  await serveReleaseWith(run, settings.SITE_PORT, against, remote);
  run.say(
    `An edit of ${name} loads the page anew. Shell and shared packages are those of ${against}: edits of theirs do not show.`,
  );
}

await runUntilStopped(async (run) => {
  const { only, against } = readArguments();
  loadEnvFile(root);
  const settings = parseSettings(process.env);
  if (only && against !== undefined) await serveAgainst(run, settings, only, against);
  else await serveSources(run, settings, only ? [only] : remotePackages);
  run.say('');
  run.say(`Ready: http://localhost:${String(settings.SITE_PORT)}`);
});
