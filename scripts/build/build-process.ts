import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '@scripts/core/files';
import type { PackageName } from './config.ts';
import { makeBuild } from './make-build.ts';

const [name = ''] = process.argv.slice(2);
const isPackageName = (given: string): given is PackageName =>
  existsSync(path.join(folderOf(given), 'package.json'));
try {
  if (!isPackageName(name)) throw new Error(`No package "${name}" to build.`);
  await makeBuild(name);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
