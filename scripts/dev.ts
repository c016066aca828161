import { parseArgs } from 'node:util';
import type { RemotePackage } from 'shared-contract/remotes';
import { buildSite, remotePackages } from './build/build-site.ts';
import { serveReleaseWith } from './build/dev-proxy.ts';
import { serveRemote, type ServedRemote } from './build/dev-remote.ts';
import { serveShell } from './build/dev-shell.ts';
import { root } from './build/shared-modules.ts';
import { assertPortsFree, type NamedPort } from './lib/ports.ts';
import { runUntilStopped, type Run } from './lib/run-until-stopped.ts';
import { loadEnvFile, parseSettings, type Settings } from './lib/settings.ts';
import { backendPorts, startBackend } from './lib/start-backend.ts';
import { startSite } from './lib/start-site.ts';

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

async function serveEverything(run: Run, settings: Settings): Promise<void> {
  await assertPortsFree([...sitePorts(settings, remotePackages.length), ...backendPorts(settings)]);
  const backend = await startBackend(run, settings);
  run.say('Starting development servers …');
  const remotes: ServedRemote[] = [];
  for (const [index, name] of remotePackages.entries())
    remotes.push(await serveRemote(run, name, settings.SITE_PORT + 1 + index, 'development'));
  await serveShell(run, settings.SITE_PORT, backend, remotes);
}

/** One remote from its source, everything else as released: here, or at the address given. */
async function serveOne(run: Run, settings: Settings, name: RemotePackage, against?: string): Promise<void> {
  await assertPortsFree([...sitePorts(settings, 1), ...(against ? [] : backendPorts(settings))]);
  const startRelease = async () => {
    const folder = await buildSite(run.say);
    return (await startSite(run, { folder }, 0, await startBackend(run, settings))).url;
  };
  const release = against ?? (await startRelease());
  // React's production build, which a release runs, cannot refresh components in place.
  const remote = await serveRemote(run, name, settings.SITE_PORT + 1, 'production');
  await serveReleaseWith(run, settings.SITE_PORT, release, remote);
}

await runUntilStopped(async (run) => {
  const { only, against } = readArguments();
  loadEnvFile(root);
  const settings = parseSettings(process.env);
  if (only) await serveOne(run, settings, only, against);
  else await serveEverything(run, settings);
  run.say('');
  run.say(`Ready: http://localhost:${String(settings.SITE_PORT)}`);
});
