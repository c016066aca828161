import { readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { remotes as remoteTable } from 'shared-contract/remotes';
import { assembleSite } from '../build/assemble.ts';
import type { PackageBuild } from '../build/build-package.ts';
import type { BuildRecord } from '../build/build-record.ts';
import type { PackageName } from '../build/config.ts';
import { closeProcess } from './close-process.ts';
import { ROUTES_FILE, stepLine } from './render-steps.ts';

/*
 * Renders a set from the artefacts in `<work>/in/<package>` to `<work>/out/<id>`. It is started by `render.ts`, with
 * permissions that it gives up before it loads a package's code. That it ended well is told by what it has written.
 */
const [work = '', id = ''] = process.argv.slice(2);

const isRemote = (name: string): name is Exclude<PackageName, 'shell'> => name.startsWith('mfe-');

function buildOf(name: PackageName): PackageBuild {
  const folder = path.join(work, 'in', name);
  const record = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as BuildRecord;
  return { name, folder, record, fresh: false };
}

process.on('uncaughtException', (error: unknown) => {
  writeSync(2, `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});

const shell = buildOf('shell');
// In the order of the table, which is that of a build of all of them; those of other repositories come after.
const table: readonly string[] = remoteTable.map((remote) => remote.package);
const order = (name: string) => (table.includes(name) ? table.indexOf(name) : table.length);
const remotes = readdirSync(path.join(work, 'in'))
  .filter(isRemote)
  .sort((a, b) => order(a) - order(b) || (a < b ? -1 : 1))
  .map(buildOf);

await assembleSite(shell, remotes, path.join(work, 'out'), {
  release: id,
  onCompiled: () => {
    closeProcess(Number(process.env['RENDER_LIMIT']));
  },
  onRoutes: (routes) => {
    writeFileSync(path.join(work, ROUTES_FILE), JSON.stringify(routes));
  },
  onStep: (step) => {
    writeSync(1, stepLine(step));
  },
});
// What packages have left running holds nobody.
process.exit(0);
