import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { artefactId, digestsBelow } from '../../build/artefact.ts';
import type { BuildRecord } from '../../build/build-record.ts';

/** Names a build that was changed by its files again, as the build does, with what is new in its record. */
export function sealBuild(folder: string, changes: Partial<BuildRecord> = {}): BuildRecord {
  const file = path.join(folder, 'build.json');
  const { id: _before, ...before } = JSON.parse(readFileSync(file, 'utf8')) as BuildRecord;
  const record = { ...before, ...changes };
  const files = {
    web: digestsBelow(path.join(folder, 'web')),
    server: digestsBelow(path.join(folder, 'server')),
  };
  const sealed = { id: artefactId(files, record), ...record };
  writeFileSync(file, JSON.stringify(sealed));
  return sealed;
}
