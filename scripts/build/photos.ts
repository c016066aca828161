import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { rspack as Rspack } from '@rsbuild/core';
import sharp from 'sharp';
import { loadModule } from './load-module.ts';
import { providedFolder } from './provided-modules.ts';
import { root } from './shared-modules.ts';

/** A photograph that the brand file names for a person. */
export interface PhotoFile {
  readonly id: string;
  readonly file: string;
}

/** What a page shows of it: as wide as the largest place for a portrait, and twice that; five wide to six high. */
const photoSizes = [
  { width: 280, height: 336 },
  { width: 560, height: 672 },
] as const;
const largest = photoSizes[1];

/** The table of the tree, which is empty: without a photograph everybody is drawn. */
const emptyTable = path.join(root, 'shared-ui/src/components/portrait/photos.ts');
const tableFile = path.join(providedFolder, 'photos.js');

/** Reads the brand file's photographs; a file that is not there is told by the person's id. */
export function photosOf(brandFile: string): PhotoFile[] {
  const { brand } = loadModule(brandFile) as { brand?: { photos?: Record<string, string> } };
  return Object.entries(brand?.photos ?? {}).map(([id, name]) => {
    const file = path.resolve(path.dirname(brandFile), name);
    if (!existsSync(file)) throw new Error(`The brand file's photo of ${id}: there is no file ${file}.`);
    return { id, file };
  });
}

/** Cut out from the upper middle, upright, without what the camera wrote into it. */
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
 * Makes the photographs of a firm in the sizes that pages show, and the table that says where they are. The bundler
 * names the files by their content, as it does every file.
 */
export async function writePhotos(photos: readonly PhotoFile[], folder = providedFolder): Promise<void> {
  // How work is shared out among threads may show in the bytes.
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

/** Puts the table of the firm's photographs in the place of the empty one, where it has some. */
export function withPhotos(rspack: typeof Rspack, photos: () => readonly PhotoFile[]) {
  return new rspack.NormalModuleReplacementPlugin(
    /[\\/]shared-ui[\\/]src[\\/]components[\\/]portrait[\\/]photos\.ts$/,
    (data) => {
      const created = data.createData as { resource?: string } | undefined;
      if (created?.resource === emptyTable && photos().length > 0) created.resource = tableFile;
    },
  );
}

/** Fails for photographs of people whom no page shows: an id that is spelt otherwise would be missed by nobody. */
export function checkPhotos(people: readonly string[], pages: readonly string[]): void {
  const unseen = people.filter((id) => !pages.some((html) => html.includes(`data-portrait="${id}"`)));
  if (unseen.length > 0)
    throw new Error(
      `The brand file has photos of ${unseen.join(', ')}, and no page shows somebody by that id.`,
    );
}
