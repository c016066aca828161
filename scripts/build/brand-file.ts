import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { rspack as Rspack } from '@rsbuild/core';
import { describeProblems, releaseBrand, type ReleaseBrand } from 'shared-release/release';
import { type PhotoFile, photosOf } from './photos.ts';
import { root, sharedModules } from './shared-modules.ts';

const brandPart = sharedModules()
  .flatMap(({ parts }) => parts)
  .find(({ request }) => request === 'shared-ui/brand');
const ownBrandFile = path.join(root, brandPart?.file ?? '');

/** The client firm's brand file, if the setting BRAND_FILE names one. */
function brandFile(): string | undefined {
  const setting = process.env['BRAND_FILE'];
  if (!setting) return undefined;
  const file = path.resolve(setting);
  if (!existsSync(file)) throw new Error(`BRAND_FILE: there is no file ${file}.`);
  return file;
}

/** Returns the brand file of the build: the one in BRAND_FILE, or the repository's. */
export const brandFileInUse = (): string => brandFile() ?? ownBrandFile;

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

/** Replaces the repository's brand file with the firm's for every importing module. */
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

const sharedBrand = () =>
  (globalThis as { __ninecourseShared?: Record<string, { brand?: unknown }> }).__ninecourseShared?.[
    'shared-ui/brand'
  ]?.brand;

/**
 * Returns the brand that the pages are rendered with.
 *
 * @throws if the brand file is invalid.
 */
export function builtBrand(): ReleaseBrand {
  const result = releaseBrand.safeParse(sharedBrand());
  if (!result.success) throw new Error(`The brand file cannot be used: ${describeProblems(result.error)}`);
  return result.data;
}

/** Returns the exact URLs of the form providers' scripts that pages may load. */
export const embedScripts = ({ embeds = {} }: ReleaseBrand): string[] => [
  ...new Set(Object.values(embeds).flatMap(({ script }) => script ?? [])),
];
