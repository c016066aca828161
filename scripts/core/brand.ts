import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from './load-module.ts';
import { folderOf } from './places.ts';

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { readonly default: string }>>;
  };

function findOwnBrandFile(): string {
  const folder = folderOf('shared-ui');
  const entry = manifestOf(folder).exports['./brand'] ?? '';
  // The `exports` of a packed package also name the types.
  return path.join(folder, typeof entry === 'string' ? entry : entry.default);
}

/** The repository's brand file. */
export const ownBrandFile = findOwnBrandFile();

/** The client firm's brand file, if the setting BRAND_FILE names one. */
export function brandFile(): string | undefined {
  const setting = process.env['BRAND_FILE'];
  if (!setting) return undefined;
  const file = path.resolve(setting);
  if (!existsSync(file)) throw new Error(`BRAND_FILE: there is no file ${file}.`);
  return file;
}

/** Returns the brand file of the build: the one in BRAND_FILE, or the repository's. */
export const brandFileInUse = (): string => brandFile() ?? ownBrandFile;

export interface PhotoFile {
  readonly id: string;
  readonly file: string;
}

/**
 * Reads the list of photographs from the brand file.
 *
 * @throws if a file is missing; the message names the person's id.
 */
export function photosOf(brandFile: string): PhotoFile[] {
  const { brand } = loadModule(brandFile) as { brand?: { photos?: Record<string, string> } };
  return Object.entries(brand?.photos ?? {}).map(([id, name]) => {
    const file = path.resolve(path.dirname(brandFile), name);
    if (!existsSync(file)) throw new Error(`The brand file's photo of ${id}: there is no file ${file}.`);
    return { id, file };
  });
}

export const brandPhotos = (): PhotoFile[] => photosOf(brandFileInUse());

/**
 * Returns a hash that identifies the firm's brand by the files' content, not their location. Empty without a brand file
 * or photos.
 */
export function brandHash(): string {
  const file = brandFile();
  const files = [...(file === undefined ? [] : [file]), ...brandPhotos().map((photo) => photo.file)];
  if (files.length === 0) return '';
  const hash = createHash('sha256');
  for (const one of files) hash.update(readFileSync(one));
  return hash.digest('hex').slice(0, 8);
}
