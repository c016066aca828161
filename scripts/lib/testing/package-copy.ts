import { cpSync, lstatSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './command-process.ts';

const left = new Set(['node_modules', 'dist', 'storybook-static']);

/**
 * The project's sources in another folder, free to be changed and built: its workspaces are its own, its finished builds
 * too, what is installed is the project's.
 */
export function copyForBuild(folder: string): string {
  const copied = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'scripts'];
  const packages = path.join(projectRoot, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  for (const name of readdirSync(packages).filter((found) => !found.startsWith('.'))) {
    const installed = path.join(packages, name);
    const workspace = lstatSync(installed).isSymbolicLink() ? readlinkSync(installed) : undefined;
    symlinkSync(workspace ?? installed, path.join(folder, 'node_modules', name));
    if (workspace !== undefined) copied.push(path.basename(workspace));
  }
  for (const name of copied)
    cpSync(path.join(projectRoot, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !left.has(path.basename(source)),
    });
  return folder;
}
