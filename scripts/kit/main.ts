#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackageName } from '@scripts/build/packages';
import { noAction, readCommandLine, UsageError } from '@scripts/core/command';

type RemoteName = Exclude<PackageName, 'shell'>;

export type KitCommand =
  | { readonly action: 'build'; readonly remote: RemoteName }
  | { readonly action: 'dev'; readonly remote: RemoteName; readonly against: string; readonly port: number }
  | {
      readonly action: 'release';
      readonly remote: RemoteName;
      readonly store: string;
      readonly dryRun: boolean;
      readonly json: boolean;
    };

const USAGE = `mfe-kit build                               builds the remote of this folder
mfe-kit dev --against=<https://…> [--port]  serves it in the pages of a site that is released, at port 3100
mfe-kit release --store=<folder or s3:https://endpoint/bucket> [--dry-run] [--json]
                                            builds it and puts it into a store, for the site's release job`;

const wrong = (why: string) => new UsageError(why, USAGE);

const options = {
  against: { type: 'string' },
  // A site on this machine has port 3000.
  port: { type: 'string', default: '3100' },
  store: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

const isRemoteName = (name: unknown): name is RemoteName =>
  typeof name === 'string' && /^mfe-[a-z][a-z0-9-]*$/.test(name);

/** Reads the name of the remote from the folder's `package.json`. */
function remoteIn(folder: string): RemoteName {
  const file = path.join(folder, 'package.json');
  let name: unknown;
  try {
    ({ name } = JSON.parse(readFileSync(file, 'utf8')) as { name?: unknown });
  } catch (cause) {
    throw new Error(`${file} cannot be read: start mfe-kit in the folder of a remote.`, { cause });
  }
  if (!isRemoteName(name))
    throw new Error(`${file}: "name" is ${JSON.stringify(name)}; a remote is called mfe-<name>.`);
  return name;
}

export function parseCommand(
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): KitCommand {
  const { action, words, values } = readCommandLine(args, options, USAGE);
  if (words.length > 0) throw wrong(`${action} takes no "${words.join(' ')}".`);
  if (action === 'build') return { action, remote: remoteIn(folder) };
  if (action === 'dev') {
    const { against = '' } = values;
    if (!/^https?:\/\//.test(against)) throw wrong('dev needs --against=<address of a site>.');
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_534)
      throw wrong(`--port=${values.port} should be from 1 to 65534: the bundler takes the one after it.`);
    return { action, remote: remoteIn(folder), against, port };
  }
  if (action === 'release') {
    const store = values.store ?? environment['RELEASE_STORE'] ?? '';
    if (store === '') throw wrong('release needs --store, or RELEASE_STORE.');
    return { action, remote: remoteIn(folder), store, dryRun: values['dry-run'], json: values.json };
  }
  throw wrong(noAction(action));
}

/* The `mfe-kit` command, for the folder of a remote in a separate repository. `release` only stores the artifact under
   the remote's name. The site's release job renders it, runs the gate, and signs. */
const builder = () => import('@scripts/build/packages');

const print = (line: string) => {
  process.stdout.write(`${line}\n`);
};

async function release({ remote, store: address, dryRun, json }: KitCommand & { action: 'release' }) {
  const { openStore } = await import('@scripts/release/stores');
  const { countArtifact, localArtifact, several, writeArtifact } = await import('@scripts/release/stores');
  const { buildPackage } = await builder();
  const store = openStore(address, process.env);
  // The build's child processes must not inherit the secrets.
  for (const secret of ['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'])
    Reflect.deleteProperty(process.env, secret);
  const { folder, record } = await buildPackage(remote);
  const artifact = await localArtifact(remote, folder);
  const { files, bytes } = await (dryRun ? countArtifact : writeArtifact)(store, artifact);
  const stored = `${remote}@${artifact.id}`;
  if (json)
    print(
      JSON.stringify({ remote, id: artifact.id, version: record.version, files, bytes, dryRun }, null, 2),
    );
  else if (dryRun)
    print(`Would store ${remote} ${record.version}: ${several(files, 'file')}. Nothing was written.`);
  else {
    print(`Stored ${remote} ${record.version}: ${several(files, 'file')}`);
    print("In the site's repository, or by its release job:");
    print(`  npm run release -- preview ${stored}   prints a link that shows it on the site`);
    print(`  npm run release -- publish ${stored}   makes it live`);
  }
}

async function build({ remote }: KitCommand & { action: 'build' }): Promise<void> {
  const { buildPackage } = await builder();
  const { record, fresh, folder } = await buildPackage(remote);
  print(`${fresh ? 'Built' : 'Unchanged:'} ${remote} ${record.version} in ${folder}`);
}

async function dev({ remote, against, port }: KitCommand & { action: 'dev' }): Promise<void> {
  const { serveReleaseWith, serveRemote } = await import('@scripts/build/dev');
  const { assertPortsFree, runUntilStopped } = await import('@scripts/core/processes');
  await runUntilStopped(async (run) => {
    await assertPortsFree([
      ['--port', port],
      ['--port', port + 1],
    ]);
    // A release runs React's production build, which can't refresh components in place.
    const served = await serveRemote(run, remote, port + 1, 'production');
    await serveReleaseWith(run, port, against, served);
    run.say(`Ready: http://localhost:${String(port)}, ${remote} from this folder, the rest from ${against}`);
  });
}

async function run(command: KitCommand): Promise<void> {
  if (command.action === 'release') await release(command);
  else if (command.action === 'build') await build(command);
  else await dev(command);
}

/** Older versions lack `node:sqlite`, or parts of it that the build uses. */
const MIN_NODE = 24;

try {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < MIN_NODE)
    throw new Error(
      `Node ${String(MIN_NODE)} or newer is required, and this is ${node}. Install it: https://nodejs.org`,
    );
  await run(parseCommand(process.argv.slice(2), process.cwd(), process.env));
} catch (error) {
  process.stderr.write(`mfe-kit: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
