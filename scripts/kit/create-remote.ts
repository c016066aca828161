import { cpSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { remotes } from 'shared-contract/remotes';
import { writePacks } from './pack/write-packs.ts';

/** The repository from which new ones are made. Its remote is `mfe-glossary`. */
const template = path.join(root, 'docs/sample-remote');
const TEMPLATE_SITE = 'http://localhost:3000';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const NAME = /^mfe-([a-z][a-z0-9]*(?:-[a-z0-9]+)*)$/;

/** "tax-letters" → "Tax letters". */
const titleOf = (name: string) => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

function checkFolder(folder: string): void {
  const inside = path.relative(root, folder);
  if (!inside.startsWith('..') && !path.isAbsolute(inside))
    throw new Error(`${folder} is in this repository. Choose a folder outside of it, such as ../glossary.`);
  if (existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0))
    throw new Error(`${folder} exists. Choose another folder.`);
}

interface RemoteOptions {
  /** Origin of the released site in whose pages the remote is developed. */
  readonly site: string;
  /** Address of the site's release store. */
  readonly store: string;
}

/** Returns what the engineer does next, from the first installation to a published page. */
function nextSteps(name: string, folder: string, { site, store }: RemoteOptions): string[] {
  const here = site === TEMPLATE_SITE ? ' Start the site first: npm start, in this repository.' : '';
  return [
    `cd ${folder} && npm install   (with Node 24)`,
    `npm start   opens the pages of ${site} with this remote: http://localhost:3100/${name.slice(4)}.${here}`,
    'npm run types && npm run lint && npm test',
    `npm run release -- --store=${store}   builds and stores it, and prints the preview command to run in this repository.`,
    `Before it is published: add /${name}/ to CODEOWNERS here, with an owner in release-rights.json, and run in the database of the site: insert into private.site_packages (remote) values ('${name}');`,
  ];
}

/**
 * Writes the repository of a new remote, with the shared packages and the kit as package files in `packs`.
 *
 * @param name of the package, `mfe-glossary`
 * @param folder a new or empty one, outside this repository
 * @returns the next steps
 * @throws an error that names the invalid argument
 */
export async function createRemote(name: string, folder: string, options: RemoteOptions): Promise<string[]> {
  const { site } = options;
  const [, id] = NAME.exec(name) ?? [];
  // The database accepts names of this length.
  if (id === undefined || name.length > 44)
    throw new Error(
      `"${name}" is no name of a remote. Expected mfe-<name> in kebab-case, such as mfe-glossary.`,
    );
  if (remotes.some((remote) => remote.package === name))
    throw new Error(`${name} is a remote of this repository. Choose another name.`);
  if (URL.parse(site)?.origin !== site)
    throw new Error(`--site=${site} is not an origin. Expected one such as https://firm.example`);
  checkFolder(folder);
  cpSync(template, folder, { recursive: true });
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const at = path.join(entry.parentPath, entry.name);
    const text = readFileSync(at, 'utf8');
    const named = text.replaceAll('glossary', id).replaceAll('Glossary', titleOf(id));
    writeFileSync(at, named.replaceAll(TEMPLATE_SITE, site));
  }
  const packs = await writePacks(path.join(folder, 'packs'));
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const added = (isKit: boolean) =>
    Object.fromEntries(
      packs
        .filter((pack) => (pack.name === 'mfe-kit') === isKit)
        .map((pack) => [pack.name, `file:packs/${path.basename(pack.file)}`]),
    );
  const dependencies = { ...manifest.dependencies, ...added(false) };
  const devDependencies = { ...manifest.devDependencies, ...added(true) };
  writeFileSync(file, `${JSON.stringify({ ...manifest, dependencies, devDependencies }, null, 2)}\n`);
  return nextSteps(name, folder, options);
}
