import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { rspack as Rspack } from '@rsbuild/core';
import { root } from '@scripts/core/files';
import type { PhotoFile } from '@scripts/core/modules';
import sharp from 'sharp';
import { providedFolder } from './provided-modules.ts';

/** Picture sizes on pages: the width of the largest portrait slot, and twice that, with an aspect ratio of 5:6. */
const photoSizes = [
  { width: 280, height: 336 },
  { width: 560, height: 672 },
] as const;
const largest = photoSizes[1];

/** The repository's table, which is empty: a person without a photograph gets a drawn portrait. */
const emptyTable = path.join(root, 'shared-ui/src/components/portrait/photos.ts');
const tableFile = path.join(providedFolder, 'photos.js');

/** Crops a photograph at the upper middle, rotates it upright, and removes the camera's metadata. */
async function cutOut({ id, file }: PhotoFile, folder: string): Promise<void> {
  const said = `The brand file's photo of ${id}`;
  const bytes = readFileSync(file);
  const { autoOrient } = await sharp(bytes)
    .metadata()
    .catch((cause: unknown) => {
      throw new Error(`${said}: ${file} is no picture that can be read.`, { cause });
    });
  if (autoOrient.width < largest.width || autoOrient.height < largest.height)
    throw new Error(
      `${said} is ${String(autoOrient.width)} × ${String(autoOrient.height)} pixels; at least ${String(largest.width)} × ${String(largest.height)} are needed.`,
    );
  for (const { width, height } of photoSizes) {
    const picture = sharp(bytes).autoOrient().resize(width, height, { fit: 'cover', position: 'top' });
    const name = path.join(folder, `${id}-${String(width)}`);
    await picture.clone().avif({ quality: 55 }).toFile(`${name}.avif`);
    await picture.clone().webp({ quality: 78 }).toFile(`${name}.webp`);
  }
}

/**
 * Writes the firm's photographs in the sizes that pages use, and a module that imports them. The bundler names the
 * files by content, like every file.
 */
export async function writePhotos(photos: readonly PhotoFile[], folder = providedFolder): Promise<void> {
  // The division of work among threads could change the bytes.
  sharp.concurrency(1);
  const pictures = path.join(folder, 'photos');
  mkdirSync(pictures, { recursive: true });
  for (const photo of photos) await cutOut(photo, pictures);
  const files = photos.flatMap(({ id }) =>
    ['avif', 'webp'].flatMap((kind) =>
      photoSizes.map(({ width }) => `./photos/${id}-${String(width)}.${kind}`),
    ),
  );
  const imports = files.map((file, index) => `import file${String(index)} from '${file}';\n`);
  const rows = photos.map(({ id }, index) => {
    const [a, b, c, d] = [0, 1, 2, 3].map((step) => `file${String(4 * index + step)}`);
    return `  ${JSON.stringify(id)}: { avif: [${a}, ${b}], webp: [${c}, ${d}] },\n`;
  });
  writeFileSync(
    path.join(folder, path.basename(tableFile)),
    `${imports.join('')}export const photos = {\n${rows.join('')}};\n`,
  );
}

/** Replaces the empty table with the firm's, if it has photographs. */
export function withPhotos(rspack: typeof Rspack, photos: () => readonly PhotoFile[]) {
  return new rspack.NormalModuleReplacementPlugin(
    /[\\/]shared-ui[\\/]src[\\/]components[\\/]portrait[\\/]photos\.ts$/,
    (data) => {
      const created = data.createData as { resource?: string } | undefined;
      if (created?.resource === emptyTable && photos().length > 0) created.resource = tableFile;
    },
  );
}

/** Fails if no page shows a person with a photograph. Otherwise a misspelled id would go unnoticed. */
export function checkPhotos(people: readonly string[], pages: readonly string[]): void {
  const unseen = people.filter((id) => !pages.some((html) => html.includes(`data-portrait="${id}"`)));
  if (unseen.length > 0)
    throw new Error(
      `The brand file has photos of ${unseen.join(', ')}, and no page shows somebody by that id.`,
    );
}
