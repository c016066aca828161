import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@scripts/core/testing';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

const unpack = (file: string, folder: string) => {
  mkdirSync(folder, { recursive: true });
  const { status, stderr } = spawnSync('tar', ['-xzf', file, '-C', folder, '--strip-components=1']);
  if (status !== 0) throw new Error(`${file} cannot be unpacked: ${String(stderr)}`);
};

/**
 * Symlinks an npm package from this project's installation.
 *
 * @throws if another version is installed.
 */
function install(name: string, version: string, modules: string): void {
  const source = path.join(projectRoot, 'node_modules', name);
  const { version: found } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  if (found !== version) throw new Error(`${name} ${version} is required, and ${found} is installed here.`);
  mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
  symlinkSync(source, path.join(modules, name));
}

/**
 * Installs what a new repository declares, without npm: its package files and their dependencies from this project's
 * installation. Undeclared dependencies are not available.
 */
export function installRepository(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  const wanted = new Map<string, string>();
  const packed = new Set<string>();
  const read = (from: string) => {
    const { dependencies = {}, devDependencies = {} } = readManifest(from);
    return Object.entries({ ...dependencies, ...devDependencies });
  };
  for (const [name, version] of read(folder)) {
    if (!version.startsWith('file:')) continue;
    unpack(path.join(folder, version.slice('file:'.length)), path.join(modules, name));
    packed.add(name);
  }
  for (const from of [folder, ...Array.from(packed, (name) => path.join(modules, name))])
    for (const [name, version] of read(from)) {
      if (packed.has(name)) continue;
      const other = wanted.get(name) ?? version;
      if (other !== version)
        throw new Error(`${from} requires ${name} ${version}, another package ${other}.`);
      wanted.set(name, version);
    }
  for (const [name, version] of wanted) install(name, version, modules);
}
