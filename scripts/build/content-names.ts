import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { AT } from 'shared-release/assets';

/**
 * A file name that contains a digest: `home.5d2f9ab3c1e0.js`. The bundler's digests of pictures and fonts are shorter.
 */
const NAMED = /\.[0-9a-f]{8,}\.\w+$/;

/** Number of hexadecimal digits of a file's digest in its name. */
const SIGNS = 12;

const nameDigest = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, SIGNS);

/**
 * Runtime code that reads the same digits from the file's integrity: eight base64 characters are twelve hexadecimal
 * digits.
 */
const fromIntegrity = (table: string): string =>
  `atob(__webpack_require__.${table}[chunkId].slice(7, 15)).replace(/[^]/g, (byte) => (byte.charCodeAt() + 256).toString(16).slice(1))`;

/** URL code of a runtime module, and its replacement with the digest. */
interface Place {
  /** Matches the runtime module that contains the code. */
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
  // The bundler rewrites the function for stylesheet URLs after the chunks are done, so the plugin changes its caller.
  {
    module: /linkTag\.rel = "stylesheet"/,
    written: /__webpack_require__\.miniCssF\(chunkId\)/,
    named: `__webpack_require__.miniCssF(chunkId).slice(0, -3) + ${fromIntegrity('sriExtractCssHashes')} + ".css"`,
  },
];

/**
 * Rewrites a runtime module so that it requests files with a digest in their names.
 *
 * @returns undefined for a module that doesn't build URLs.
 */
export function withDigest(source: string): string | undefined {
  const place = places.find(({ module }) => module.test(source));
  if (!place) return undefined;
  if (!place.written.test(source))
    throw new Error(`The bundler makes the addresses of chunks in another way: ${source}`);
  return source.replace(place.written, () => place.named);
}

/** Derives the digests in URLs from the integrity table, so that the initial load needs no table of file names. */
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

/** A runtime's minified integrity table. */
const TABLE = /(?<before>\.sri\w*Hashes=\{)(?<rows>(?:"?[\w$-]+"?:"sha\d+-[^"]*",?)+)(?=\})/g;

/**
 * Sorts the rows of a script's integrity tables. The bundler's order differs between builds, and no hook exposes it.
 * The script's length doesn't change, so source maps stay valid.
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
 * Renames a build's scripts and stylesheets by their bytes, so that a name never refers to two contents and an
 * unchanged file retains its name. The bundler's digests cover only the inputs, not its settings.
 *
 * @param maps folder for the source maps, which are stored but not served.
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

/** Fails if a file of a build has no digest in its name: URLs are permanent, so no other file may get the same name. */
export function assertNamed(files: readonly string[]): void {
  const unnamed = files.filter((file) => !file.startsWith(`${AT}/`) && !NAMED.test(file));
  if (unnamed.length > 0)
    throw new Error(`Files of a build without a digest in their names: ${unnamed.join(', ')}.`);
}
