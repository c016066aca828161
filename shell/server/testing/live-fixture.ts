import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bytesOf } from './test-store.ts';
import { fixtureFiles } from './fixture.ts';

/** Path of the file in the fixture with compressed variants. */
export const SCRIPT = 'static/js/index.5d2f9ab3c1.js';

/** Returns the fixture's files as bytes, with changed texts for some files. Compresses the script like a build. */
export function liveFiles(
  changes: Readonly<Record<string, string>> = {},
): Map<string, Uint8Array<ArrayBuffer>> {
  const files = new Map(
    Object.entries({ ...fixtureFiles, ...changes }).map(([name, text]) => [name, bytesOf(text)]),
  );
  const script = files.get(SCRIPT) ?? bytesOf('');
  files.set(`${SCRIPT}.br`, new Uint8Array(brotliCompressSync(script)));
  files.set(`${SCRIPT}.gz`, new Uint8Array(gzipSync(script)));
  return files;
}
