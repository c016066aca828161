import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicApi, readPackage } from './public-api.ts';
import { sharedFolders } from './shared-packages.ts';

/** Records what each shared package promises at the version that it has now. */
export function writeApi(): void {
  for (const folder of sharedFolders) {
    const recorded = { version: readPackage(folder).version, entries: publicApi(folder) };
    writeFileSync(path.join(folder, 'api.json'), `${JSON.stringify(recorded, null, 2)}\n`);
  }
}
