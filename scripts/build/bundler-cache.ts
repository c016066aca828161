import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
import { hashInputs, placeOf, root } from '@scripts/core/files';
import { brandHash } from '@scripts/core/modules';
import type { PackageName } from './config.ts';
import { providedFolder } from './provided-modules.ts';
import { sharedPackages } from './shared-modules.ts';

/**
 * Everything that affects a bundled module, except its own source: loaders, plugins, options, and versions. The
 * bundler notices only changed sources.
 */
function digestOf(name: PackageName): string[] {
  const manifests = [name, 'shared-contract', ...sharedPackages].map((one) =>
    path.join(placeOf(one), 'package.json'),
  );
  const files = [
    'scripts/build',
    'scripts/core',
    'scripts/documents',
    'package-lock.json',
    'tsconfig.base.json',
    ...manifests,
  ];
  const there = files.filter((file) => existsSync(path.join(root, file)));
  return [hashInputs(root, there), brandHash(), process.version];
}

const locks: DatabaseSync[] = [];

/**
 * Reserves a cache folder until this process ends, because the bundler aborts if two processes write to one cache.
 * SQLite takes the operating system's lock, which doesn't outlive its process.
 *
 * @returns false if another build has it.
 */
function reserve(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(path.join(folder, 'lock'));
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch {
    lock.close();
    return false;
  }
  locks.push(lock);
  return true;
}

/**
 * Returns a function that lets a package's builds reuse the modules of earlier builds. The cache contains absolute
 * paths, so each checkout has its own.
 */
export function bundlerCache(
  name: PackageName,
): (part: 'web' | 'server', config: RsbuildConfig) => RsbuildConfig {
  const folder = path.join(providedFolder, 'bundler', name);
  if (!reserve(folder)) return (_, config) => config;
  const cacheDigest = digestOf(name);
  return (part, config) =>
    mergeRsbuildConfig(config, {
      performance: { buildCache: { cacheDirectory: path.join(folder, part), cacheDigest } },
    });
}
