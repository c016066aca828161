import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { rspack as Rspack } from '@rsbuild/core';
import { photosOf, type PhotoFile } from './photos.ts';
import { root, sharedModules } from './shared-modules.ts';

const brandPart = sharedModules()
  .flatMap(({ parts }) => parts)
  .find(({ request }) => request === 'shared-ui/brand');
const ownBrandFile = path.join(root, brandPart?.file ?? '');

/** The file of the firm that the site is built for, where the setting BRAND_FILE names one. */
function brandFile(): string | undefined {
  const setting = process.env['BRAND_FILE'];
  if (!setting) return undefined;
  const file = path.resolve(setting);
  if (!existsSync(file)) throw new Error(`BRAND_FILE: there is no file ${file}.`);
  return file;
}

/** The brand file of the firm that the site is built for: its own, or the one in the tree. */
export const brandFileInUse = (): string => brandFile() ?? ownBrandFile;

/** The photographs of the firm that the site is built for. */
export const brandPhotos = (): PhotoFile[] => photosOf(brandFileInUse());

/** Tells builds for different firms apart, by what the files say and not by where they are. */
export function brandHash(): string {
  const file = brandFile();
  const files = [...(file === undefined ? [] : [file]), ...brandPhotos().map((photo) => photo.file)];
  if (files.length === 0) return '';
  const hash = createHash('sha256');
  for (const one of files) hash.update(readFileSync(one));
  return hash.digest('hex').slice(0, 8);
}

/** Puts the firm's own file in the place of the one in the tree, whoever imports it. */
export function withBrandFile(rspack: typeof Rspack) {
  return new rspack.NormalModuleReplacementPlugin(
    /[\\/]shared-ui[\\/]src[\\/]brand[\\/]brand\.ts$/,
    (data) => {
      const created = data.createData as { resource?: string } | undefined;
      const file = brandFile();
      if (created?.resource === ownBrandFile && file !== undefined) created.resource = file;
    },
  );
}
