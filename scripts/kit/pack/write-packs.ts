import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRsbuild } from '@rsbuild/core';
import { emitDeclarations } from '@scripts/build/fingerprints';
import { browsers, folderOf, root } from '@scripts/core/files';
import tailwindcss from '@tailwindcss/postcss';
import { modulesFrom, packedName, ROOM } from './modules.ts';
import { entriesOf, manifestOf, writeSharedPack } from './shared-pack.ts';

const own = path.join(root, 'scripts/kit');

/** Entry points of the kit. All other files follow from their imports. */
const entries = ['main.ts', 'contract.ts', 'eslint.mjs', 'jest.mjs'].map((file) => path.join(own, file));

/** Packages that no import names: the bundler, its stylesheets, and Jest find them by name. */
const byName = ['@swc/jest', 'react-router', 'tailwindcss'];
/** Peer dependencies, which the installing project provides so that the page has only one copy. */
const isPeer = (name: string) => /^(?:react|react-dom|shared-.*)$/.test(name);

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const readManifest = (folder: string): Manifest & Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest &
    Readonly<Record<string, unknown>>;

const versionOf = (name: string) => readManifest(path.join(root, 'node_modules', name)).version;
const withVersions = (names: readonly string[]) =>
  Object.fromEntries([...new Set(names)].sort().map((name) => [name, versionOf(name)]));

const bin = (file: string) => `./${packedName(path.posix.join('scripts/kit', file))}`;

/**
 * Writes the package that builds, tests, and releases a remote in another repository, with the same code as in this
 * one.
 *
 * @param declarations folder of the compiler's output.
 */
function writeKitPack(declarations: string, folder: string): void {
  const { name, version, description } = readManifest(own);
  const rooms = globSync('scripts/*/package.json', { cwd: root }).map((file) =>
    readManifest(path.join(root, path.dirname(file))),
  );
  const known = new Set(
    [
      ...Object.keys(readManifest(root).devDependencies ?? {}),
      ...rooms.flatMap(({ dependencies = {} }) => Object.keys(dependencies)),
      ...['react', 'react-dom', 'shared-contract', 'shared-ui', 'shared-auth'],
    ].filter((one) => !ROOM.test(`${one}/`)),
  );
  const packages: string[] = [...byName];
  for (const [file, module] of modulesFrom(entries, known)) {
    const target = path.join(folder, packedName(path.relative(root, file)));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, module.code);
    packages.push(...module.packages);
  }
  const types = 'scripts/kit/contract.d.ts';
  cpSync(path.join(declarations, types), path.join(folder, types));
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(folder, 'tsconfig.json'));
  cpSync(path.join(root, 'types/assets.d.ts'), path.join(folder, 'assets.d.ts'));
  for (const file of ['README.md', 'CHANGELOG.md']) cpSync(path.join(own, file), path.join(folder, file));
  const manifest = {
    ...{ name, version, description, type: 'module', engines: { node: '>=24' }, browserslist: browsers },
    bin: { 'mfe-kit': bin('main.ts') },
    exports: {
      './assets': { types: './assets.d.ts' },
      './contract': { types: `./${types}`, default: bin('contract.ts') },
      './eslint': bin('eslint.mjs'),
      './jest': bin('jest.mjs'),
      './tsconfig.json': './tsconfig.json',
    },
    dependencies: withVersions(packages.filter((one) => !isPeer(one))),
    peerDependencies: withVersions(['react', 'react-dom', 'shared-auth', 'shared-contract', 'shared-ui']),
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
}

/** Compiles the stylesheet of the design system into one file, with the same rules as in the host's page. */
async function writeSheet(file: string, draft: string): Promise<void> {
  const base = folderOf('shared-ui');
  const rsbuild = await createRsbuild({
    cwd: base,
    rsbuildConfig: {
      mode: 'production',
      logLevel: 'error',
      // Same order as in the shell.
      source: { entry: { styles: ['./src/utilities.css', './src/styles.css'] } },
      output: { distPath: { root: draft }, overrideBrowserslist: browsers, filenameHash: false },
      performance: { printFileSize: false, buildCache: false },
      tools: {
        htmlPlugin: false,
        postcss: (_options, { addPlugins }) => {
          addPlugins(tailwindcss({ base, optimize: false }));
        },
      },
    },
  });
  const { close } = await rsbuild.build();
  await close();
  const [sheet, ...more] = globSync('**/*.css', { cwd: draft });
  if (sheet === undefined || more.length > 0) throw new Error('The design system is not one sheet.');
  cpSync(path.join(draft, sheet), file);
  rmSync(draft, { recursive: true });
}

const shared = ['shared-contract', 'shared-ui', 'shared-auth'] as const;

/** A package file that npm can install. */
export interface Pack {
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/** Output of `npm pack` for one package. */
interface Told {
  readonly name: string;
  readonly version: string;
  readonly filename: string;
}

function npmPack(folders: readonly string[], target: string): Pack[] {
  const npm = process.env['npm_execpath'];
  const [file, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const args = [...first, 'pack', ...folders, '--json', '--loglevel=error', '--pack-destination', target];
  // Packing needs no network and no update check.
  const env = { ...process.env, npm_config_offline: 'true', npm_config_update_notifier: 'false' };
  const { status, stdout, stderr } = spawnSync(file, args, { encoding: 'utf8', env });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr.trim()}`);
  return (JSON.parse(stdout) as Told[]).map(({ name, version, filename }) => ({
    name,
    version,
    file: path.join(target, filename),
  }));
}

/** Packs everything that another repository needs to build a remote. Replaces the contents of the folder. */
export async function writePacks(target: string): Promise<Pack[]> {
  const draft = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-packs-'));
  try {
    const declarations = path.join(draft, 'declarations');
    mkdirSync(declarations);
    const manifests = shared.map(manifestOf);
    emitDeclarations([...manifests.flatMap(entriesOf), 'scripts/kit/contract.ts'], declarations, false);
    const folders = [...shared, 'mfe-kit'].map((name) => path.join(draft, name));
    for (const folder of folders) mkdirSync(folder);
    for (const manifest of manifests)
      await writeSharedPack(manifest, declarations, path.join(draft, manifest.name));
    await writeSheet(path.join(draft, 'shared-ui/dist/styles.css'), path.join(draft, 'sheet'));
    writeKitPack(declarations, path.join(draft, 'mfe-kit'));
    rmSync(target, { recursive: true, force: true });
    mkdirSync(target, { recursive: true });
    return npmPack(folders, target);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Output folder of `npm run pack`. */
export const packsFolder = path.join(root, 'dist/packs');
