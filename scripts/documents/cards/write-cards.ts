import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs, writeNamedFile, root } from '@scripts/core/files';
import { CARDS } from 'shared-release/assets';
import sharp from 'sharp';
import { compile, drawPages, typesetterDigest } from '../papers/typst.ts';
import { BLUEPRINT } from '../site-drawings.ts';
import { CARD, type CardContent, type CardFirm, cardOf, cardSheet, firmCard } from './card-drawing.ts';
import type { PageWords } from './page-words.ts';
import { shareTags } from './share-tags.ts';

const TEMPLATE = 'scripts/documents/cards/card.typ';
const MAKER = 'scripts/documents/cards/write-cards.ts';
const template = readFileSync(path.join(root, TEMPLATE), 'utf8');

/** Converts the text to outlines, because the renderer has no fonts. */
async function svgOf({ drawing, ...words }: CardContent): Promise<string> {
  const set = await drawPages(await compile(template, words, 'vector'));
  return set
    .replaceAll(/<(style|script)\b.*?<\/\1>/gs, '')
    .replace(/<svg[^>]*>/, (start) => start + cardSheet(drawing));
}

/**
 * A palette reduces the file to a third. With fewer colors, copper, which covers few pixels, would no longer match the
 * firm's color.
 */
const PNG = { palette: true, colors: 256, dither: 0, effort: 7, compressionLevel: 9 } as const;

/** Renders a card as PNG, the format that every consumer of share cards supports. */
export async function makeCard(content: CardContent): Promise<Uint8Array> {
  // The division of work among threads could change the bytes.
  sharp.concurrency(1);
  return sharp(Buffer.from(await svgOf(content)))
    .resize(CARD.width, CARD.height, { fit: 'fill' })
    .flatten({ background: BLUEPRINT.ground })
    .png(PNG)
    .toBuffer();
}

let maker: string | undefined;

/** Returns a digest of a card's content and of the tools that make it. Equal digests mean equal images. */
export function digestOf({ drawing, ...words }: CardContent): string {
  maker ??= JSON.stringify([
    typesetterDigest(),
    sharp.versions.sharp,
    sharp.versions.vips,
    hashInputs(root, [TEMPLATE, MAKER, 'scripts/documents/papers/typst.ts']),
  ]);
  return createHash('sha256')
    .update(maker)
    .update(JSON.stringify(words))
    .update(cardSheet(drawing))
    .digest('hex');
}

const nameOf = (address: string) => (address === '/' ? 'home' : address.slice(1).replaceAll('/', '--'));

/** Returns true if the page's canonical URL is its own. Other pages use the firm's card. */
const isShared = (html: string, url: string) => html.includes(`<link rel="canonical" href="${url}"`);

/** Returns the card's texts in reading order. */
const altOf = ({ kind, title, by, firm }: CardContent) =>
  [kind, title, ...by, firm.name].filter((words) => words !== null).join(' · ');

export interface SharedCard {
  /** With the origin, which consumers of cards require. */
  readonly image: string;
  readonly tags: string;
}

/**
 * Makes the share cards of a release from its rendered pages. A card's URL contains a digest of its inputs: consumers
 * cache cards by URL, and pages stay byte-identical on every machine.
 *
 * @param earlier folder of an earlier release, whose cards are taken if their inputs are the same
 * @returns for each page, by URL path, its card's URL and the tags that refer to it.
 */
export async function writeCards(
  folder: string,
  pages: readonly { readonly address: string; readonly html: string; readonly words: PageWords }[],
  firm: CardFirm,
  earlier?: string,
): Promise<ReadonlyMap<string, SharedCard>> {
  const own = pages.filter(({ address, html }) => isShared(html, firm.origin + address));
  const contents = [firmCard(firm), ...own.map(({ address, words }) => cardOf(address, words, firm))];
  const names = ['firm', ...own.map(({ address }) => nameOf(address))];
  const cards = await Promise.all(
    contents.map(async (content, index) => {
      const address = `${CARDS}${names[index] ?? ''}.${digestOf(content).slice(0, 10)}.png`;
      await writeNamedFile(folder, earlier, address, () => makeCard(content));
      return { address, alt: altOf(content) };
    }),
  );
  const [ofFirm, ...ofPages] = cards;
  return new Map(
    pages.map(({ address, words }) => {
      const card = ofPages[own.findIndex((page) => page.address === address)] ?? ofFirm;
      if (card === undefined) throw new Error('The firm has no card.');
      const image = firm.origin + card.address;
      return [address, { image, tags: shareTags({ card: image, alt: card.alt, nodes: words.nodes }) }];
    }),
  );
}
