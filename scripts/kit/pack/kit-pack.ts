import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browsers } from '../../build/browsers.ts';
import { root } from '../../build/places.ts';
import { modulesFrom, packedName } from './modules.ts';

const own = path.join(root, 'scripts/kit');

/** What is started or imported of the kit; the rest follows from what these name. */
const entries = ['main.ts', 'contract.ts', 'eslint.mjs', 'jest.mjs'].map((file) => path.join(own, file));

/** Found by name alone: by the bundler's sheets, and by Jest. */
const byName = ['@swc/jest', 'jest-environment-jsdom', 'react-router', 'tailwindcss'];
/** Come from whoever installs the kit: the page has them once. */
const isPeer = (name: string) => /^(?:react|react-dom|shared-.*)$/.test(name);

interface Manifest {
  readonly version: string;
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
 * Writes what a remote of another repository is built, tested and released with: the very code that builds the remotes here.
 *
 * @param declarations folder of what the compiler has emitted.
 */
export function writeKitPack(declarations: string, folder: string): void {
  const { name, version, description } = readManifest(own);
  const known = new Set([
    ...Object.keys(readManifest(root).devDependencies ?? {}),
    ...['react', 'react-dom', 'shared-contract', 'shared-ui', 'shared-auth'],
  ]);
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
