import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs, writeNamedFile, root } from '@scripts/core/files';
import type { PageFont } from 'shared-contract/page-data';
import { FONTS } from 'shared-release/assets';
import subsetFont from 'subset-font';

/**
 * The font faces of the brand. `weights` is the declared range; `wght` is the part of the variable axis in the file.
 * The design uses one weight of Besley, and a file with only that weight is 10 KB smaller.
 */
export const faces = [
  { family: 'Besley Variable', name: 'besley', weights: [400, 600], wght: 560 },
  { family: 'Public Sans Variable', name: 'public-sans', weights: [400, 700], wght: { min: 400, max: 700 } },
] as const;

type Face = (typeof faces)[number];

export const sourceOf = ({ name }: Pick<Face, 'name'>): string =>
  path.join(root, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);

/** File name of a complete face in the folder passed to {@link makeFonts}. */
export const fontFile = ({ name }: Pick<Face, 'name'>): string => `${name}.woff2`;

export const weightOf = ({ weights }: Pick<Face, 'weights'>): string => weights.join(' ');

/** Characters in data and user input, in addition to the pages' text. */
const TYPED = '\u00a0©®™°·×–—‘’“”•…−→←✓';
const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
/** Unicode ranges with Latin characters. The boot script uses the same ranges. */
const LATIN = [
  [0xa0, 0x24f],
  [0x2000, 0x22ff],
] as const;

const latin = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
);

const makerVersions = () =>
  ['subset-font', 'fontverter', 'harfbuzzjs', 'wawoff2'].map((name) => {
    const manifest = readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
    return (JSON.parse(manifest) as { version: string }).version;
  });

/**
 * Makes the fonts of a release: one file with the characters that its pages use, and one with the other Latin
 * characters, for names and user input.
 *
 * @param documents the pages as served.
 * @param whole folder with the complete faces.
 * @param folder the release. Files go to `static/font`.
 * @param earlier folder of an earlier release, whose fonts are taken if their inputs are the same
 */
export async function makeFonts(
  documents: readonly string[],
  whole: string,
  folder: string,
  earlier?: string,
): Promise<PageFont[]> {
  // The source of a page contains every character that the page displays. Its markup adds only letters that are
  // included anyway.
  const special = [...documents, TYPED].flatMap((text) => text.match(/[^\x20-\x7e]/gu) ?? []);
  const used = new Set([...ASCII, ...special]);
  const core = [...used].sort().join('');
  const rest = latin.filter((character) => !used.has(character)).join('');
  const maker = JSON.stringify([hashInputs(import.meta.dirname, ['fonts.ts']), makerVersions()]);

  const write = async (face: Face, kind: string, characters: string) => {
    const complete = readFileSync(path.join(whole, fontFile(face)));
    const inputs = JSON.stringify([maker, face.wght, characters]);
    const digest = createHash('sha256').update(inputs).update(complete).digest('hex').slice(0, 10);
    const address = `${FONTS}${face.name}${kind}.${digest}.woff2`;
    await writeNamedFile(folder, earlier, address, () =>
      subsetFont(complete, characters, { targetFormat: 'woff2', variationAxes: { wght: face.wght } }),
    );
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
