import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { draftOf, hashInputs, folderOf, isKit, root } from '@scripts/core/files';
import type { BuildRecord, Fingerprints } from '../build-record.ts';
import { sharedModules, sharedPackages } from '../shared-modules.ts';
import type { Resolve } from './export-digests.ts';

type Digests = typeof import('./export-digests.ts');

/** File of a packed package that contains its fingerprints. */
export const PACKED = 'fingerprints.json';

const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc');

const inputs = [
  ...['shared-ui', 'shared-auth', 'shared-contract', 'types'],
  ...['scripts/build/fingerprints', 'scripts/build/shared-modules.ts', 'scripts/build/share-groups.ts'],
  ...['package-lock.json', 'tsconfig.base.json'],
];

export const declarationsOf = (file: string): string => file.replace(/\.tsx?$/, '.d.ts');

/** Emits the declarations of these files and of the project files that they import. Comments are removed by default. */
export function emitDeclarations(files: readonly string[], folder: string, removeComments = true): void {
  const config = path.join(folder, 'tsconfig.json');
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      files: ['types/assets.d.ts', ...files].map((file) => path.join(root, file)),
      compilerOptions: {
        ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, removeComments },
        // Another command checks the types.
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

/** Resolves relative imports and those of the contract. Versions cover the npm packages. */
const resolverIn =
  (folder: string): Resolve =>
  (from, importer) => {
    const file = from.startsWith('.')
      ? path.resolve(path.dirname(importer), from)
      : path.join(folder, from.replace(/^shared-contract\/(.*?)(?:\.ts)?$/, 'shared-contract/src/$1.ts'));
    return existsSync(declarationsOf(file)) ? declarationsOf(file) : undefined;
  };

function writeFingerprints(file: string, { exportDigests }: Digests): void {
  const draft = draftOf(file);
  try {
    const parts = sharedModules().flatMap((module) => module.parts);
    emitDeclarations(
      parts.map((part) => part.file),
      draft,
    );
    const digestsOf = exportDigests(resolverIn(draft));
    const fingerprints = Object.fromEntries(
      parts.map((part) => [part.request, digestsOf(path.join(draft, declarationsOf(part.file)))]),
    );
    const written = path.join(draft, 'fingerprints.json');
    writeFileSync(written, JSON.stringify(fingerprints));
    renameSync(written, file);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

const packedFingerprints = (): Fingerprints =>
  Object.assign(
    {},
    ...sharedPackages.map(
      (name) => JSON.parse(readFileSync(path.join(folderOf(name), PACKED), 'utf8')) as Fingerprints,
    ),
  ) as Fingerprints;

/** Returns type digests of all exports of the shared packages. Computes them once for the current sources. */
export async function sharedFingerprints(): Promise<Fingerprints> {
  if (isKit) return packedFingerprints();
  const file = path.join(root, 'dist/fingerprints', `${hashInputs(root, inputs)}.json`);
  if (!existsSync(file)) {
    // TypeScript takes longer to load than the other code of a build.
    const digests = await import('./export-digests.ts');
    if (!existsSync(file)) writeFingerprints(file, digests);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Fingerprints;
}

/** Returns the fingerprints of these modules. React has none: its version is compared instead. */
export async function fingerprintsOf(requests: readonly string[]): Promise<Fingerprints> {
  const all = await sharedFingerprints();
  return Object.fromEntries(
    requests.flatMap((request) => {
      const own = all[request];
      return own ? [[request, own]] : [];
    }),
  );
}

/** A build, reduced to its shared modules. */
export interface Fingerprinted {
  readonly name: string;
  readonly record: Pick<BuildRecord, 'version' | 'fingerprints'>;
}

/** Returns one line for each shared module that a build consumes and the shell doesn't provide in that form. */
export function fingerprintFaults(shell: Fingerprinted, { name, record }: Fingerprinted): string[] {
  const taker = `${name} ${record.version}`;
  const giver = `shell ${shell.record.version}`;
  return Object.entries(record.fingerprints).flatMap(([request, taken]) => {
    const given = shell.record.fingerprints[request];
    if (!given) return [`${request}: ${taker} takes it, and ${giver} does not provide it`];
    const removed = Object.keys(taken).filter((name) => !(name in given));
    const retyped = Object.keys(taken).filter((name) => name in given && given[name] !== taken[name]);
    return [
      ...(removed.length > 0
        ? [`${request}: ${giver} exports no ${removed.join(', ')}, which ${taker} was built with`]
        : []),
      ...(retyped.length > 0
        ? [`${request}: ${retyped.join(', ')} of ${giver} has other types than ${taker} was built with`]
        : []),
    ];
  });
}

/**
 * Checks that the builds of a release agree on the types of the modules that they share at runtime. New exports are
 * compatible.
 *
 * @param candidate builds to release.
 * @param live builds of the live release. A candidate with the same name replaces one.
 * @throws {Error} that lists each shared module with a removed export or changed types.
 */
export function assertFingerprints(
  candidate: readonly Fingerprinted[],
  live: readonly Fingerprinted[],
): void {
  const replaced = new Set(candidate.map(({ name }) => name));
  const builds = [...candidate, ...live.filter(({ name }) => !replaced.has(name))];
  const shell = builds.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('There is no shell among the builds: nothing provides what they share.');
  const faults = builds
    .filter((build) => build !== shell)
    .flatMap((build) => fingerprintFaults(shell, build));
  if (faults.length > 0)
    throw new Error(['These builds do not fit together by their shared types:', ...faults].join('\n  '));
}
