import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs } from '../../lib/hash-inputs.ts';
import type { Fingerprints } from '../build-record.ts';
import { folderOf, isKit } from '../places.ts';
import { root, sharedModules, sharedPackages, type SharedPart } from '../shared-modules.ts';
import { exportDigests, type Resolve } from './export-digests.ts';

/** The file of a packed package that holds its fingerprints. */
export const PACKED = 'fingerprints.json';

const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

const inputs = [
  ...['shared-ui', 'shared-auth', 'shared-contract', 'types'],
  ...['scripts/build/fingerprints', 'scripts/build/shared-modules.ts', 'scripts/build/share-groups.ts'],
  ...['package-lock.json', 'tsconfig.base.json'],
];

export const declarationsOf = (file: string): string => file.replace(/\.tsx?$/, '.d.ts');

/** Emits the declarations of these files, and of what they import of the project; without comments, unless they are wanted. */
export function emitDeclarations(files: readonly string[], folder: string, removeComments = true): void {
  const config = path.join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      files: ['types/assets.d.ts', ...files].map((file) => path.join(root, file)),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments },
        // Whether the types hold is asked elsewhere.
        noCheck: true,
        rootDir: root,
        outDir: folder,
      },
    }),
  );
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' });
  const missing = files.filter((file) => !existsSync(path.join(folder, declarationsOf(file))));
  if (missing.length > 0)
    throw new Error(`The compiler wrote no declarations of ${missing.join(', ')}:\n${stdout}`);
}

/** Finds relative imports, and those of the contract; what comes from npm is told by its version. */
const resolverIn =
  (folder: string): Resolve =>
  (from, importer) => {
    const file = from.startsWith('.')
      ? path.resolve(path.dirname(importer), from)
      : path.join(folder, from.replace(/^shared-contract\/(.*?)(?:\.ts)?$/, 'shared-contract/src/$1.ts'));
    return existsSync(declarationsOf(file)) ? declarationsOf(file) : undefined;
  };

function readFingerprints(parts: readonly SharedPart[], folder: string): Fingerprints {
  emitDeclarations(
    parts.map(({ file }) => file),
    folder,
  );
  const digestsOf = exportDigests(resolverIn(folder));
  return Object.fromEntries(
    parts.map(({ request, file }) => [request, digestsOf(path.join(folder, declarationsOf(file)))]),
  );
}

/** What the shared packages bring along, where they are installed: of the declarations that they were packed with. */
const packedFingerprints = (): Fingerprints =>
  Object.assign(
    {},
    ...sharedPackages.map(
      (name) => JSON.parse(readFileSync(path.join(folderOf(name), PACKED), 'utf8')) as Fingerprints,
    ),
  ) as Fingerprints;

/** Digests of the types of everything that the shared packages export, read once for the present sources. */
export function sharedFingerprints(): Fingerprints {
  if (isKit) return packedFingerprints();
  const folder = path.join(root, 'dist/fingerprints');
  const file = path.join(folder, `${hashInputs(root, inputs)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Fingerprints;
  const draft = `${file}.${String(process.pid)}.part`;
  mkdirSync(draft, { recursive: true });
  try {
    const parts = sharedModules().flatMap((module) => module.parts);
    const written = path.join(draft, 'fingerprints.json');
    const fingerprints = readFingerprints(parts, draft);
    writeFileSync(written, JSON.stringify(fingerprints));
    renameSync(written, file);
    return fingerprints;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** Those of some parts. React has none: its version tells. */
export function fingerprintsOf(requests: readonly string[]): Fingerprints {
  const all = sharedFingerprints();
  return Object.fromEntries(
    requests.flatMap((request) => {
      const own = all[request];
      return own ? [[request, own]] : [];
    }),
  );
}
