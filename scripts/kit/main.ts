#!/usr/bin/env node
import { UsageError } from '../lib/command-line.ts';
import { parseCommand, type KitCommand } from './command.ts';

/*
 * `mfe-kit`, in the folder of a remote that has a repository of its own. What is released goes into the store under the
 * remote's name, and nothing is live by that: the site's release job renders, asks and signs.
 */
const builder = () => import('../build/build-package.ts');

const print = (line: string) => {
  process.stdout.write(`${line}\n`);
};

async function release({ remote, store: address, dryRun, json }: KitCommand & { action: 'release' }) {
  const { openStore } = await import('../release/open-store.ts');
  const { localArtefact } = await import('../release/local-artefact.ts');
  const { countArtefact, several, writeArtefact } = await import('../release/write-set.ts');
  const { buildPackage } = await builder();
  const store = openStore(address, process.env);
  // What is built is built by processes that this one starts: they inherit none of it.
  for (const secret of ['AWS_SECRET_ACCESS_KEY', 'AWS_SESSION_TOKEN'])
    Reflect.deleteProperty(process.env, secret);
  const { folder, record } = await buildPackage(remote);
  const artefact = await localArtefact(remote, folder);
  const { files, bytes } = await (dryRun ? countArtefact : writeArtefact)(store, artefact);
  const publish = `npm run release -- publish ${remote}@${artefact.id}`;
  if (json)
    print(
      JSON.stringify({ remote, id: artefact.id, version: record.version, files, bytes, dryRun }, null, 2),
    );
  else if (dryRun)
    print(`Would store ${remote} ${record.version}: ${several(files, 'file')}. Nothing was written.`);
  else {
    print(`Stored ${remote} ${record.version}: ${several(files, 'file')}`);
    print(`It is live once the site's release job has run: ${publish}`);
  }
}

async function build({ remote }: KitCommand & { action: 'build' }): Promise<void> {
  const { buildPackage } = await builder();
  const { record, fresh, folder } = await buildPackage(remote);
  print(`${fresh ? 'Built' : 'Unchanged:'} ${remote} ${record.version} in ${folder}`);
}

async function dev({ remote, against, port }: KitCommand & { action: 'dev' }): Promise<void> {
  const { serveReleaseWith } = await import('../build/dev-proxy.ts');
  const { serveRemote } = await import('../build/dev-remote.ts');
  const { assertPortsFree } = await import('../lib/ports.ts');
  const { runUntilStopped } = await import('../lib/run-until-stopped.ts');
  await runUntilStopped(async (run) => {
    await assertPortsFree([
      ['--port', port],
      ['--port', port + 1],
    ]);
    // React's production build, which a release runs, cannot refresh components in place.
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

try {
  await run(parseCommand(process.argv.slice(2), process.cwd(), process.env));
} catch (error) {
  process.stderr.write(`mfe-kit: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
