import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Film } from 'shared-contract/resources/film';
import sharp from 'sharp';
import { compile, drawPages } from '../documents/typst.ts';

export const picture = { width: 1280, height: 720 } as const;
/** The page of the template, in points. */
const page = { width: 960, height: 540 } as const;

const template = readFileSync(path.join(import.meta.dirname, 'slide.typ'), 'utf8');

/** Each slide of a film as PNG. A slide that takes more than its page fails. */
export async function slidePictures({ title, asOf, chapters }: Film, firm: string): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const [index, { heading, points, figure = null }] of chapters.entries()) {
    const data = { title, asOf, firm, heading, points, figure, number: index + 1, of: chapters.length };
    const drawn = await drawPages(await compile(template, data, 'vector'));
    const height = Number(/viewBox="0 0 [\d.]+ ([\d.]+)"/.exec(drawn)?.[1]);
    if (Math.abs(height - page.height) > 1) throw new Error(`“${heading}” takes more than one slide.`);
    pictures.push(await sharp(Buffer.from(drawn)).resize(picture).png().toBuffer());
  }
  return pictures;
}
