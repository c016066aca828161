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

/** A copy that shares the project's packages would install over them. */
function assertInstalled(): void {
  const [marker, lock] = ['node_modules/.package-lock.json', 'package-lock.json'].map((file) =>
    statSync(path.join(projectRoot, file), { throwIfNoEntry: false }),
  );
  if (!marker || !lock || marker.mtimeMs < lock.mtimeMs)
    throw new Error('The packages are older than package-lock.json. Run npm ci first.');
}

/** What is installed is the project's; workspaces are the copy's own, so that an edit in it shows. */
function linkPackages(folder: string): void {
  const packages = path.join(projectRoot, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(packages).filter((found) => found !== '.cache')) {
    const installed = path.join(packages, name);
    const isWorkspace = lstatSync(installed).isSymbolicLink();
    symlinkSync(isWorkspace ? readlinkSync(installed) : installed, path.join(folder, 'node_modules', name));
  }
}

/** The project's sources in another folder, free to be broken; packages and finished builds are the project's own. */
export function copyProject(folder: string): string {
  assertInstalled();
  copySources(folder);
  linkPackages(folder);
  const builds = path.join(projectRoot, 'dist');
  mkdirSync(builds, { recursive: true });
  symlinkSync(builds, path.join(folder, 'dist'));
  return folder;
}

/** The sources, free to be changed and built: builds are the copy's own as well. */
export function copyForBuild(folder: string): string {
  copySources(folder);
  linkPackages(folder);
  return folder;
}

/** The same files under other names: a copy of a folder that takes no room, on the same volume. */
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

/** A checkout of its own, with its own packages and nothing built. The folder has to lie on the project's volume. */
export function copyCheckout(folder: string): string {
  copySources(folder);
  linkFolder(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'));
  return folder;
}
