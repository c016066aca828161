import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicApi, readPackage } from './public-api.ts';
import { sharedFolders } from './shared-packages.ts';

for (const folder of sharedFolders) {
  const recorded = { version: readPackage(folder).version, entries: publicApi(folder) };
  writeFileSync(path.join(folder, 'api.json'), `${JSON.stringify(recorded, null, 2)}\n`);
}
