import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { hashInputs } from '../../lib/hash-inputs.ts';
import { compile, drawPages, typesetterDigest } from '../documents/typst.ts';
import { root } from '../shared-modules.ts';
import { BLUEPRINT } from '../site-drawings.ts';
import { CARD, type CardContent } from './card.ts';
import { cardSheet } from './card-sheet.ts';

const TEMPLATE = 'scripts/build/cards/card.typ';
const MAKER = 'scripts/build/cards/make-card.ts';
const template = readFileSync(path.join(root, TEMPLATE), 'utf8');

/** The words become outlines here: what draws the picture needs no font, and finds none. */
async function svgOf({ drawing, ...words }: CardContent): Promise<string> {
  const set = await drawPages(await compile(template, words, 'vector'));
  return set
    .replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')
    .replace(/<svg[^>]*>/, (start) => start + cardSheet(drawing));
}

/** A palette keeps the file at a third; of a smaller one copper, which covers little, is no more the firm's. */
const PNG = { palette: true, colors: 256, dither: 0, effort: 7, compressionLevel: 9 } as const;

/** Draws a card as PNG, which every reader of share cards takes. */
export async function makeCard(content: CardContent): Promise<Uint8Array> {
  // How work is shared out among threads may show in the bytes.
  sharp.concurrency(1);
  return sharp(Buffer.from(await svgOf(content)))
    .resize(CARD.width, CARD.height, { fit: 'fill' })
    .flatten({ background: BLUEPRINT.ground })
    .png(PNG)
    .toBuffer();
}

let maker: string | undefined;

/** Tells cards apart by what they are made of, the makers included: equal digest, equal picture. */
export function digestOf({ drawing, ...words }: CardContent): string {
  maker ??= JSON.stringify([
    typesetterDigest(),
    sharp.versions.sharp,
    sharp.versions.vips,
    hashInputs(root, [TEMPLATE, MAKER, 'scripts/build/documents/typst.ts']),
  ]);
  return createHash('sha256')
    .update(maker)
    .update(JSON.stringify(words))
    .update(cardSheet(drawing))
    .digest('hex');
}
