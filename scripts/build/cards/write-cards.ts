import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CARDS } from '../../../shell/server/assets.ts';
import { cardOf, firmCard, type CardFirm } from './card-content.ts';
import { cardsOf } from './kept-cards.ts';
import type { CardContent } from './card.ts';
import { wordsOf } from './page-words.ts';
import { shareTags } from './share-tags.ts';

const nameOf = (address: string) => (address === '/' ? 'home' : address.slice(1).replaceAll('/', '--'));

/** A page that names its own address as the one to share; the others show the firm's card. */
const isShared = (html: string, url: string) => html.includes(`<link rel="canonical" href="${url}"`);

/** What stands on a card, in the order in which it is read. */
const altOf = (content: CardContent | undefined) =>
  content === undefined
    ? ''
    : [content.kind, content.title, ...content.by, content.firm.name]
        .filter((words) => words !== null)
        .join(' · ');

export interface SharedCard {
  /** With the origin: readers of cards take no other address. */
  readonly image: string;
  readonly tags: string;
}

/**
 * Makes the share cards of a release from its rendered pages. A card's name has the digest of what it is made of: readers of
 * cards keep them by address, and pages are the same bytes wherever they are built.
 *
 * @returns for each page, by address, where its card is and the tags that lead there.
 */
export async function writeCards(
  folder: string,
  pages: readonly { readonly address: string; readonly html: string }[],
  firm: CardFirm,
): Promise<ReadonlyMap<string, SharedCard>> {
  const read = pages.map(({ address, html }) => ({ address, html, words: wordsOf(html, firm.name) }));
  const own = read.filter(({ address, html }) => isShared(html, firm.origin + address));
  const contents = [firmCard(firm), ...own.map(({ address, words }) => cardOf(address, words, firm))];
  const names = ['firm', ...own.map(({ address }) => nameOf(address))];
  const cards = (await cardsOf(contents)).map(({ digest, bytes }, index) => {
    const address = `${CARDS}${names[index] ?? ''}.${digest.slice(0, 10)}.png`;
    return { address, bytes, alt: altOf(contents[index]) };
  });
  mkdirSync(path.join(folder, CARDS), { recursive: true });
  for (const { address, bytes } of cards) writeFileSync(path.join(folder, address), bytes);
  const [ofFirm, ...ofPages] = cards;
  return new Map(
    read.map(({ address, words }) => {
      const card = ofPages[own.findIndex((page) => page.address === address)] ?? ofFirm;
      if (card === undefined) throw new Error('The firm has no card.');
      const image = firm.origin + card.address;
      return [address, { image, tags: shareTags({ card: image, alt: card.alt, nodes: words.nodes }) }];
    }),
  );
}
