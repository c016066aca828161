import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browsers, esbuildTargets, root } from '@scripts/core/files';
import { brandPhotos } from '@scripts/core/modules';
import { compileDrawings } from '@scripts/documents/drawings';
import { transformSync } from '@swc/core';
import { buildSync } from 'esbuild';
import type { BuildRecord, HostParts } from './build-record.ts';
import { faces, fontFile, sourceOf } from './fonts.ts';
import { SCHEMA, schemaFile } from './schema-file.ts';
import { compileServiceWorker } from './service-worker.ts';

/**
 * Compiles the inline boot script of every page. esbuild bundles the names that it shares with other code, and SWC
 * inlines them.
 */
export function compileBootScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(root, 'shell/src/boot/boot.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    target: esbuildTargets,
  });
  const { code } = transformSync(outputFiles[0]?.text ?? '', {
    env: { targets: browsers },
    jsc: {
      minify: { compress: { passes: 3, toplevel: true }, mangle: { topLevel: true } },
    },
    minify: true,
    module: { type: 'es6' },
  });
  return code.trim();
}

/** File names in the server build. */
const WORKER = 'service-worker.js';
const DRAWINGS = 'drawings.mjs';
const FONTS = 'fonts';

/**
 * Copies the parts of pages that the shell provides in addition to its renderer into its build, so that later steps
 * need no sources.
 */
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

/**
 * Reads the parts that pages are assembled from.
 *
 * @throws if the build is not a shell.
 */
export function hostPartsOf({ folder, record }: ShellBuild) {
  const { host } = record;
  if (!host) throw new Error(`The build in ${folder} is none of a shell: it has no boot script.`);
  const server = path.join(folder, 'server');
  return {
    ...host,
    serviceWorker: readFileSync(path.join(server, WORKER), 'utf8'),
    /** Module of the drawings on share cards. */
    drawings: path.join(server, DRAWINGS),
    /** Folder of the complete font faces. */
    fonts: path.join(server, FONTS),
  };
}
