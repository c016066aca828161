import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compileBootScript } from './boot-script.ts';
import { brandPhotos } from './brand-file.ts';
import type { BuildRecord, HostParts } from './build-record.ts';
import { faces, fontFile, sourceOf } from './fonts.ts';
import { SCHEMA, schemaFile } from './schema-file.ts';
import { compileServiceWorker } from './service-worker.ts';
import { compileDrawings } from './site-drawings.ts';

/** Where they lie in the server build. */
const WORKER = 'service-worker.js';
const DRAWINGS = 'drawings.mjs';
const FONTS = 'fonts';

/** Puts what pages need of the shell beside its rendering into its build, so that no sources are needed later. */
export function writeHostParts(server: string): HostParts {
  writeFileSync(path.join(server, WORKER), compileServiceWorker());
  cpSync(schemaFile, path.join(server, SCHEMA));
  writeFileSync(path.join(server, DRAWINGS), compileDrawings());
  for (const face of faces) cpSync(sourceOf(face), path.join(server, FONTS, fontFile(face)));
  return { bootScript: compileBootScript(), photos: brandPhotos().map(({ id }) => id) };
}

interface ShellBuild {
  readonly folder: string;
  readonly record: BuildRecord;
}

/** What pages are put together with. */
export function hostPartsOf({ folder, record }: ShellBuild) {
  const { host } = record;
  if (!host) throw new Error(`The build in ${folder} is none of a shell: it has no boot script.`);
  const server = path.join(folder, 'server');
  return {
    ...host,
    serviceWorker: readFileSync(path.join(server, WORKER), 'utf8'),
    /** Module of the drawings that share cards show. */
    drawings: path.join(server, DRAWINGS),
    /** Folder of the whole faces. */
    fonts: path.join(server, FONTS),
  };
}
