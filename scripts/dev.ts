import { parseArgs } from 'node:util';
import { serveReleaseWith, serveRemote, type ServedRemote, serveShell } from '@scripts/build/dev';
import { remotePackages } from '@scripts/build/packages';
import { showHelp, loadEnvFile, parseSettings, type Settings } from '@scripts/core/command';
import { root } from '@scripts/core/files';
import { assertPortsFree, type NamedPort, runUntilStopped, type Run } from '@scripts/core/processes';
import type { RemotePackage } from 'shared-contract/remotes';
import { createDevRelease } from './dev-release.ts';
import { backendPorts, startBackend } from './start-backend.ts';

const usage = `Usage: npm run dev, or npm run dev -- <one of ${remotePackages.join(', ')}> [--against=<address of a release>].`;

showHelp(`${usage}
Serves the page at SITE_PORT with hot reload over the embedded backend; each remote uses one of the next ports.
With a remote, that remote, the shell, and the shared packages run from their source, the other remotes from a release.
--against serves only that remote from its source, in the pages of a site that runs elsewhere.
Add ?prerendered to an address to open the page as it is released.`);

interface Wanted {
  readonly only?: RemotePackage;
  /** Address of a release served elsewhere. */
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

/** Returns the port of the page, followed by one for each remote's development server. */
function sitePorts({ SITE_PORT }: Settings, servers: number): NamedPort[] {
  if (SITE_PORT === 0 || SITE_PORT + servers > 65_535)
    throw new Error(
      `Settings: SITE_PORT should be from 1 to ${String(65_535 - servers)}: the servers of the remotes take the ports after it.`,
    );
  return Array.from({ length: servers + 1 }, (_, index) => ['SITE_PORT', SITE_PORT + index]);
}

/**
 * Serves some remotes and the shell from source, with hot updates that include shared packages. The other remotes are
 * served from a release of the current sources.
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

/** Serves one remote from source, and everything else from a release served elsewhere. */
async function serveAgainst(
  run: Run,
  settings: Settings,
  name: RemotePackage,
  against: string,
): Promise<void> {
  await assertPortsFree(sitePorts(settings, 1));
  // A release runs React's production build, which can't refresh components in place.
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
