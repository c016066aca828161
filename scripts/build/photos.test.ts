import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { photosOf } from '@scripts/core/modules';
import sharp from 'sharp';
import { checkPhotos, writePhotos } from './photos.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'ninecourse-photos-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const brandFile = (photos: Record<string, string>) => {
  const file = path.join(folder, 'brand.ts');
  writeFileSync(file, `export const brand = { photos: ${JSON.stringify(photos)} } as const;`);
  return file;
};
const jpeg = (name: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#9a4a17' } })
    .withExif({ IFD0: { Copyright: 'Nobody' } })
    .jpeg()
    .toFile(path.join(folder, name));

test('a photo that is not there fails by the person and the file', () => {
  expect(() => photosOf(brandFile({ 'ada-reeve': './ada.jpg' }))).toThrow(
    `photo of ada-reeve: there is no file ${path.join(folder, 'ada.jpg')}`,
  );
});

test('one that is too small, or no picture, fails by the person', async () => {
  await jpeg('small.jpg', 600, 400);
  writeFileSync(path.join(folder, 'words.jpg'), 'no picture');
  const small = photosOf(brandFile({ 'ada-reeve': './small.jpg' }));
  await expect(writePhotos(small, folder)).rejects.toThrow(/photo of ada-reeve is 600 × 400 pixels/);
  const words = photosOf(brandFile({ 'ada-reeve': './words.jpg' }));
  await expect(writePhotos(words, folder)).rejects.toThrow(/photo of ada-reeve: .*words\.jpg is no picture/);
});

test('a photo becomes two sizes in two formats, without what the camera wrote, the same bytes each time', async () => {
  await jpeg('ada.jpg', 900, 1200);
  const photos = photosOf(brandFile({ 'ada-reeve': './ada.jpg' }));
  const read = async (name: string) => {
    const out = path.join(folder, name);
    await writePhotos(photos, out);
    const files = readdirSync(path.join(out, 'photos')).sort();
    return Promise.all(
      files.map(async (file) => [file, readFileSync(path.join(out, 'photos', file))] as const),
    );
  };
  const once = await read('once');
  expect(once.map(([file]) => file)).toEqual(
    ['280.avif', '280.webp', '560.avif', '560.webp'].map((end) => `ada-reeve-${end}`),
  );
  for (const [file, bytes] of once) {
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height]).toEqual(file.includes('280') ? [280, 336] : [560, 672]);
    expect(exif).toBeUndefined();
  }
  expect(await read('again')).toEqual(once);
});

test('a photo of nobody whom a page shows is told', () => {
  const photos = ['ada-reeve'];
  expect(() => checkPhotos(photos, ['<svg data-portrait="ada-reeves">'])).toThrow(/photos of ada-reeve,/);
  expect(() => checkPhotos(photos, ['', '<picture data-portrait="ada-reeve">'])).not.toThrow();
});
