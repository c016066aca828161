import { makeBuild } from './build-package.ts';
import { isPackageName } from './build-site.ts';

const [name = ''] = process.argv.slice(2);
try {
  if (!isPackageName(name)) throw new Error(`No package "${name}" to build.`);
  await makeBuild(name);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
