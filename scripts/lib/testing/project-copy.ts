import { cpSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { remotes } from 'shared-contract/remotes';
import { projectRoot } from './command-process.ts';

const copied = [
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts',
  'supabase',
  'shared-contract',
  'shared-ui',
  'shared-auth',
  'shell',
  ...remotes.map((remote) => remote.package),
];

/** The project's sources in another folder, free to be broken; packages and finished builds are the project's own. */
export function copyProject(folder: string): string {
  for (const name of copied)
    cpSync(path.join(projectRoot, name), path.join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => path.basename(source) !== 'storybook-static',
    });
  mkdirSync(path.join(projectRoot, 'dist'), { recursive: true });
  for (const name of ['node_modules', 'dist'])
    if (existsSync(path.join(projectRoot, name)))
      symlinkSync(path.join(projectRoot, name), path.join(folder, name));
  return folder;
}
