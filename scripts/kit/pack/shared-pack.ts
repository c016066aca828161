import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { declarationsOf, PACKED, sharedFingerprints } from '@scripts/build/fingerprints';
import { sharedPackages } from '@scripts/build/packages';
import { root } from '@scripts/core/files';
import { modulesFrom, packedName } from './modules.ts';

export interface SharedManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly sideEffects: unknown;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

export const manifestOf = (name: string): SharedManifest =>
  JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8')) as SharedManifest;

const isSource = (file: string) => /\.tsx?$/.test(file);
const isTested = (file: string) => /\.(?:test|stories)\.tsx?$/.test(file);

/** Lists the source files of a package's exports, with patterns expanded. */
export const entriesOf = ({ name, exports }: SharedManifest): string[] => [
  ...new Set(
    Object.values(exports)
      .filter(isSource)
      .flatMap((target) => globSync(path.posix.join(name, target).replace('*', '**/*'), { cwd: root }))
      .filter((file) => !isTested(file))
      .sort(),
  ),
];

/** `./src/x.tsx` → its path in the package. */
const packed = (file: string) => packedName(file).replace(/(^|\/)src\//, '$1dist/');
const packedTypes = (file: string) => packed(file).replace(/\.js$/, '.d.ts');

/** Peer dependencies: libraries that exist once in the page. */
const isOnce = (name: string) => name === 'react' || name === 'react-dom';

/** The design system's stylesheets compiled into one file, for pages outside the site. */
const SHEET = './styles.css';
const isPartOfSheet = (file: string) => /(?:styles|utilities)\.css$/.test(file);

function packedExports({ exports }: SharedManifest): Record<string, unknown> {
  const entries = Object.entries(exports).flatMap(([subpath, file]) => {
    if (isSource(file)) return [[subpath, { types: packedTypes(file), default: packed(file) }]];
    if (!isPartOfSheet(file)) return [[subpath, packed(file)]];
    return subpath === SHEET ? [[subpath, `./dist/${path.basename(SHEET)}`]] : [];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

const pick = (record: Readonly<Record<string, string>>, wanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => wanted(name)));

/** Declarations import source files by name, so the names must be those in the package. */
const withPackedNames = (types: string) =>
  types.replace(/(?<=\b(?:from|import)\s*\(?\s*['"])\.{1,2}\/[^'"]+\.tsx?(?=['"])/g, packedName);

function writeSources(manifest: SharedManifest, declarations: string, folder: string): void {
  const known = new Set<string>();
  const entries = entriesOf(manifest).map((file) => path.join(root, file));
  for (const [file, { code }] of modulesFrom(entries, known)) {
    const own = path.relative(path.join(root, manifest.name), file).replaceAll('\\', '/');
    if (own.startsWith('..')) throw new Error(`${manifest.name} cannot be packed: it takes ${file}.`);
    const target = path.join(folder, packed(own));
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, code);
    if (!isSource(file)) continue;
    const types = readFileSync(path.join(declarations, manifest.name, declarationsOf(own)), 'utf8');
    writeFileSync(path.join(folder, packedTypes(own)), withPackedNames(types));
  }
}

/**
 * Writes a shared package for installation elsewhere: modules, declarations, and the fingerprints of its types.
 *
 * @param declarations folder of the compiler's output for all shared packages.
 */
export async function writeSharedPack(
  manifest: SharedManifest,
  declarations: string,
  folder: string,
): Promise<void> {
  const { name, version, description, sideEffects, exports, dependencies } = manifest;
  writeSources(manifest, declarations, folder);
  for (const file of Object.values(exports))
    if (!isSource(file) && !isPartOfSheet(file))
      cpSync(path.join(root, name, file), path.join(folder, packed(file)));
  const isShared = sharedPackages.some((one) => one === name);
  if (isShared) {
    const own = Object.entries(await sharedFingerprints()).filter(([request]) =>
      request.startsWith(`${name}/`),
    );
    writeFileSync(path.join(folder, PACKED), JSON.stringify(Object.fromEntries(own)));
  }
  for (const file of ['README.md', 'CHANGELOG.md', ...(isShared ? ['api.json'] : [])])
    cpSync(path.join(root, name, file), path.join(folder, file));
  const packedManifest = {
    ...{ name, version, description, type: 'module', sideEffects },
    exports: packedExports(manifest),
    dependencies: pick(dependencies, (one) => !isOnce(one)),
    peerDependencies: pick(dependencies, isOnce),
  };
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(packedManifest, null, 2));
}
