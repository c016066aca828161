import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { AT } from './build-record.ts';

/** A file's name and its digest in it: `home.5d2f9ab3c1e0.js`. The bundler's own, of pictures and fonts, are shorter. */
const NAMED = /\.[0-9a-f]{8,}\.\w+$/;

/** Hexadecimal signs of a file's digest that stand in its name. */
const SIGNS = 12;

const nameDigest = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, SIGNS);

/** The same signs, read by a build's runtime from the integrity that it checks the file by: eight of base64 are twelve here. */
const fromIntegrity = (table: string): string =>
  `atob(__webpack_require__.${table}[chunkId].slice(7, 15)).replace(/[^]/g, (byte) => (byte.charCodeAt() + 256).toString(16).slice(1))`;

/** What a runtime writes of an address, and how it reads with the digest in it. */
interface Place {
  /** In the module of the runtime that has it. */
  readonly module: RegExp;
  readonly written: RegExp;
  readonly named: string;
}

const places: readonly Place[] = [
  {
    module: /__webpack_require__\.u = (?!.*return "" \+)/s,
    written: /" \+ chunkId \+ "\.js"/,
    named: `" + chunkId + "." + ${fromIntegrity('sriHashes')} + ".js"`,
  },
  // The function for the addresses of sheets is written anew once chunks are done: what asks it is changed.
  {
    module: /linkTag\.rel = "stylesheet"/,
    written: /__webpack_require__\.miniCssF\(chunkId\)/,
    named: `__webpack_require__.miniCssF(chunkId).slice(0, -3) + ${fromIntegrity('sriExtractCssHashes')} + ".css"`,
  },
];

/**
 * The text of a runtime's module, asking for files with a digest in their names.
 *
 * @returns nothing for a module that makes no addresses.
 */
export function withDigest(source: string): string | undefined {
  const place = places.find(({ module }) => module.test(source));
  if (!place) return undefined;
  if (!place.written.test(source))
    throw new Error(`The bundler makes the addresses of chunks in another way: ${source}`);
  return source.replace(place.written, () => place.named);
}

/** A table of names and digests would stand in the first load. What follows from the integrity needs none. */
export class DigestsInAddresses {
  apply(compiler: Rspack.Compiler): void {
    let found = 0;
    compiler.hooks.thisCompilation.tap('DigestsInAddresses', (compilation) => {
      compilation.hooks.runtimeModule.tap('DigestsInAddresses', (module) => {
        const { source } = module;
        const changed = source && withDigest(source.source.toString());
        if (!source || changed === undefined) return;
        found += 1;
        source.source = Buffer.from(changed);
      });
    });
    compiler.hooks.afterCompile.tap('DigestsInAddresses', () => {
      if (found === 0) throw new Error('No runtime of this build makes addresses of chunks any more.');
    });
  }
}

/** A runtime's table of integrities, minified. */
const TABLE = /(?<before>\.sri\w*Hashes=\{)(?<rows>(?:"?[\w$-]+"?:"sha\d+-[^"]*",?)+)(?=\})/g;

/**
 * A script with the rows of its tables of integrities in order: the bundler's own is another one from build to build, and
 * shown to none of its hooks. Nothing moves that a source map knows: the script stays as long as it was.
 */
export const withRowsInOrder = (script: string): string =>
  script.replace(TABLE, (_, before: string, rows: string) => before + rows.split(',').sort().join(','));

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'));

function putRowsInOrder(file: string): void {
  const written = readFileSync(file, 'utf8');
  const ordered = withRowsInOrder(written);
  if (ordered !== written) writeFileSync(file, ordered);
}

/**
 * Gives scripts and sheets of a build names that follow from their bytes, so that a name never stands for two contents and
 * an unchanged file keeps its name. The bundler's own digests are of what goes in: its settings do not show in them.
 *
 * @param maps folder for the source maps, which are kept and not served.
 * @returns the new name of each file.
 */
export function nameByContent(web: string, maps: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const file of filesBelow(web).filter((one) => /^(?!at\/).*\.(?:js|css)$/.test(one))) {
    const { dir, name, ext } = path.posix.parse(file);
    if (ext === '.js') putRowsInOrder(path.join(web, file));
    const digest = nameDigest(readFileSync(path.join(web, file)));
    const named = path.posix.join(dir, `${name}.${digest}${ext}`);
    renameSync(path.join(web, file), path.join(web, named));
    names.set(file, named);
    const map = path.join(web, `${file}.map`);
    if (!existsSync(map)) continue;
    const kept = path.join(maps, `${named}.map`);
    mkdirSync(path.dirname(kept), { recursive: true });
    renameSync(map, kept);
  }
  return names;
}

/** Fails for a file of a build that others could be given the name of: an address is kept for ever. */
export function assertNamed(files: readonly string[]): void {
  const unnamed = files.filter((file) => !file.startsWith(`${AT}/`) && !NAMED.test(file));
  if (unnamed.length > 0)
    throw new Error(`Files of a build without a digest in their names: ${unnamed.join(', ')}.`);
}
