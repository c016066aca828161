import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Database } from 'embedded-backend/database';

const script = /\/pgtap--\d+\.\d+\.\d+\.sql$/;

/**
 * Loads pgTAP into a test database. It is part of PGlite's package and pure SQL, so both engines get the same version
 * and no server needs the extension.
 */
export async function loadPgtap(database: Database): Promise<void> {
  const archive = new URL('../pgtap.tar.gz', import.meta.resolve('@electric-sql/pglite/pgtap'));
  const source = fileOf(gunzipSync(await readFile(archive)), script);
  await database.script(`create schema if not exists tap; set local search_path = tap;\n${source}`);
}

/** Returns the text of the first file in a tar archive whose path matches. */
function fileOf(archive: Buffer, path: RegExp): string {
  const field = (at: number, length: number): string =>
    archive.toString('utf8', at, at + length).replace(/\0.*$/s, '');
  for (let at = 0; at < archive.length && archive[at] !== 0;) {
    const size = Number.parseInt(field(at + 124, 12), 8);
    if (path.test(field(at, 100))) return archive.toString('utf8', at + 512, at + 512 + size);
    at += 512 + Math.ceil(size / 512) * 512;
  }
  throw new Error(`Nothing in the archive matches ${path.source}`);
}
