import { readFileSync } from 'node:fs';
import path from 'node:path';
import { faultsOf, type RecordedApi } from './compare.ts';
import { publicApi, readPackage } from './public-api.ts';
import { sharedFolders } from './shared-packages.ts';

const faults = sharedFolders.flatMap((folder) => {
  const { name, version } = readPackage(folder);
  const recorded = JSON.parse(readFileSync(path.join(folder, 'api.json'), 'utf8')) as RecordedApi;
  return faultsOf(name, version, recorded, publicApi(folder));
});
if (faults.length > 0) {
  process.stderr.write(
    `${faults.join('\n')}\nSay what has changed with "npm run changeset", then take the version with "npm run version-packages".\n`,
  );
  process.exitCode = 1;
}
