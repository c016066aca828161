import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../lib/testing/command-process.ts';
import type { Pack } from '../pack/write-packs.ts';

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

/** Puts a package from npm in its place, as it is installed here. */
function install(name: string, version: string, modules: string): void {
  const source = path.join(projectRoot, 'node_modules', name);
  const { version: found } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    version: string;
  };
  if (found !== version) throw new Error(`${name} ${version} is asked for, and ${found} is installed here.`);
  mkdirSync(path.dirname(path.join(modules, name)), { recursive: true });
  symlinkSync(source, path.join(modules, name));
}

/**
 * The sample remote in a folder of its own, with the packs in it and what they and the sample depend on: what they do not
 * name is not there.
 */
export function writeSampleRepository(folder: string, packs: readonly Pack[]): void {
  cpSync(path.join(projectRoot, 'docs/sample-remote'), folder, { recursive: true });
  const modules = path.join(folder, 'node_modules');
  for (const { name, file } of packs) unpack(file, path.join(modules, name));
  const packed = new Map(packs.map(({ name, version }) => [name, version]));
  const wanted = new Map<string, string>();
  for (const from of [folder, ...packs.map(({ name }) => path.join(modules, name))]) {
    const { dependencies = {}, devDependencies = {} } = readManifest(from);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      const other = packed.get(name) ?? wanted.get(name) ?? version;
      if (other !== version)
        throw new Error(`${from} asks for ${name} ${version}, and ${other} is what there is.`);
      if (!packed.has(name)) wanted.set(name, version);
    }
  }
  for (const [name, version] of wanted) install(name, version, modules);
}
