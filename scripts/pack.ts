import path from 'node:path';
import { showHelp } from '@scripts/core/command';
import { root } from '@scripts/core/files';
import { packsFolder, writePacks } from 'mfe-kit/pack';

showHelp(`npm run pack   packs the shared packages and mfe-kit for remotes in other repositories, into dist/packs
See docs/another-repository.md.`);

try {
  for (const { name, version, file } of await writePacks(packsFolder))
    process.stdout.write(`Packed ${name} ${version}: ${path.relative(root, file)}\n`);
} catch (error) {
  process.stderr.write(`pack: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
