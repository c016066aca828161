import {
  cpSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { remotes } from 'shared-contract/remotes';
import { projectRoot } from './command-process.ts';

const copied = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'CODEOWNERS',
  'types',
  'scripts',
  'supabase',
  'shared-contract',
  'shared-ui',
  'shared-auth',
  'shared-release',
  'shell',
  ...remotes.map((remote) => remote.package),
];

function copySources(folder: string): void {
  for (const name of copied)
    cpSync(path.join(projectRoot, name), path.join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !['storybook-static', 'node_modules'].includes(path.basename(source)),
    });
}

/** A copy shares the project's packages, and an installation in it would overwrite them. */
function assertInstalled(): void {
  const [marker, lock] = ['node_modules/.package-lock.json', 'package-lock.json'].map((file) =>
    statSync(path.join(projectRoot, file), { throwIfNoEntry: false }),
  );
  if (!marker || !lock || marker.mtimeMs < lock.mtimeMs)
    throw new Error('The packages are older than package-lock.json. Run npm ci first.');
}

/** Links the installed packages of the project. Workspaces link to the copy, so that edits in it take effect. */
function linkPackages(folder: string): void {
  const packages = path.join(projectRoot, 'node_modules');
  const names = readdirSync(packages).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(packages, name)).map((one) => path.join(name, one)) : name,
  );
  for (const name of names.filter((found) => found !== '.cache')) {
    const installed = path.join(packages, name);
    const link = path.join(folder, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(lstatSync(installed).isSymbolicLink() ? readlinkSync(installed) : installed, link);
  }
}

/**
 * Copies the project's sources to another folder, where a test may break them. Packages and finished builds are shared
 * with the project.
 */
export function copyProject(folder: string): string {
  assertInstalled();
  copySources(folder);
  linkPackages(folder);
  const builds = path.join(projectRoot, 'dist');
  mkdirSync(builds, { recursive: true });
  symlinkSync(builds, path.join(folder, 'dist'));
  return folder;
}

/** Copies the sources to change and build them. The copy has separate builds. */
export function copyForBuild(folder: string): string {
  copySources(folder);
  linkPackages(folder);
  return folder;
}

/** Copies a folder with hard links, which use no space. Both folders must be on the same volume. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '.cache') continue;
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkFolder(source, target);
    else linkSync(source, target);
  }
}

/** Creates a separate checkout with its own packages and no builds. The folder must be on the project's volume. */
export function copyCheckout(folder: string): string {
  copySources(folder);
  linkFolder(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}
