import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { artifactId, digestsBelow, type BuildRecord } from '@scripts/build/packages';

/** Recomputes the id of a build after its files were changed, and updates its record. */
export function sealBuild(folder: string, changes: Partial<BuildRecord> = {}): BuildRecord {
  const file = path.join(folder, 'build.json');
  const { id: _before, ...before } = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
  const record = { ...before, ...changes };
  const files = {
    web: digestsBelow(path.join(folder, 'web')),
    server: digestsBelow(path.join(folder, 'server')),
  };
  const sealed = { id: artifactId(files, record), ...record };
  writeFileSync(file, JSON.stringify(sealed));
  return sealed;
}
