import path from 'node:path';
import { root } from './build/places.ts';
import { packsFolder, writePacks } from './kit/pack/write-packs.ts';

/* npm run pack: the shared packages and `mfe-kit`, as another repository installs them (docs/another-repository.md). */
try {
  for (const { name, version, file } of await writePacks(packsFolder))
    process.stdout.write(`Packed ${name} ${version}: ${path.relative(root, file)}\n`);
} catch (error) {
  process.stderr.write(`pack: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
