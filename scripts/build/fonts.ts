import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PageFont } from 'shared-contract/page-data';
import subsetFont from 'subset-font';
import { root } from './shared-modules.ts';

/**
 * The faces of the identity. Weights are those that the face answers for; `wght` is what of its axis is kept. Besley has
 * one weight in the design: cut to that, its file is 10 KB smaller.
 */
export const faces = [
  { family: 'Besley Variable', name: 'besley', weights: [400, 600], wght: 560 },
  { family: 'Public Sans Variable', name: 'public-sans', weights: [400, 700], wght: { min: 400, max: 700 } },
] as const;

type Face = (typeof faces)[number];

export const sourceOf = ({ name }: Pick<Face, 'name'>): string =>
  path.join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);

/** A whole face in the folder that {@link makeFonts} is given. */
export const fontFile = ({ name }: Pick<Face, 'name'>): string => `${name}.woff2`;

export const weightOf = ({ weights }: Pick<Face, 'weights'>): string => weights.join(' ');

/** Marks that data and people bring, beside what the pages say. */
const TYPED = '\u00a0©®™°·×–—‘’“”•…−→←✓';
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** The blocks in which a Latin face has signs; the boot script names them too. */
const LATIN = [
  [0xa0, 0x24f],
  [0x2000, 0x22ff],
] as const;

const latin = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);

/**
 * Makes the fonts of a release from its pages: one file with the characters that they use, and one with the other Latin
 * ones, for names and for what people type.
 *
 * @param documents the pages as they are served.
 * @param whole folder with the whole faces.
 * @param folder the release; files go to `static/font`.
 */
export async function makeFonts(
  documents: readonly string[],
  whole: string,
  folder: string,
): Promise<PageFont[]> {
  // The source of a page names every character that it shows, and of its markup only letters that are there anyway.
  const used = new Set([...documents, ASCII, TYPED].flatMap((text) => Array.from(text)));
  const core = [...used].sort().join('');
  const rest = latin.filter((character) => !used.has(character)).join('');
  mkdirSync(path.join(folder, 'static/font'), { recursive: true });

  const write = async (face: Face, kind: string, characters: string) => {
    const bytes = await subsetFont(readFileSync(path.join(whole, fontFile(face))), characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: face.wght },
    });
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    const address = `/static/font/${face.name}${kind}.${hash}.woff2`;
    writeFileSync(path.join(folder, address), bytes);
    return address;
  };
  return Promise.all(
    faces.map(async (face): Promise<PageFont> => [
      face.family,
      weightOf(face),
      await write(face, '', core),
      await write(face, '-rest', rest),
    ]),
  );
}
