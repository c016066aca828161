import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import sharp from 'sharp';
import { BLUEPRINT } from '../site-drawings.ts';
import { digestOf, makeCard } from './write-cards.ts';
import { CARD, type CardContent } from './card-drawing.ts';

const usual: CardContent = {
  kind: 'Article, Tax Planning',
  title: 'Year-end tax planning: what has to happen by December 31, 2026',
  by: ['Ninecourse Advisory Team', 'October 14, 2025'],
  drawing: { kind: 'cover', seed: 'year-end-tax-planning' },
  firm: { name: 'Ninecourse Advisory', domain: 'ninecourse.example' },
};

const endless = {
  'a title of 600 words': { ...usual, title: 'nobody would write this '.repeat(150) },
  'a title of one word': { ...usual, title: 'W'.repeat(700) },
  'thin letters, then wide ones': { ...usual, title: 'i'.repeat(200) + 'W'.repeat(200) },
  'a long double name': {
    ...usual,
    title: 'Wolfeschlegelsteinhausenbergerdorff-Llanfairpwllgwyngyllgogerychwyrndrobwll',
  },
  'a long kind and long lines below': {
    ...usual,
    kind: 'Kind of page '.repeat(20),
    by: ['M'.repeat(300), 'of '.repeat(200)],
  },
  'a firm of 40 partners': {
    ...usual,
    firm: { name: 'Partner and '.repeat(40), domain: `${'partners-and-'.repeat(12)}company.example` },
  },
} satisfies Record<string, CardContent>;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Areas that text must not enter: around the border, and between text and lines. */
const clear: Readonly<Record<string, Box>> = {
  'above the frame': { left: 0, top: 0, width: 1200, height: 23 },
  'below the frame': { left: 0, top: 608, width: 1200, height: 22 },
  'left of the frame': { left: 0, top: 0, width: 23, height: 630 },
  'right of the frame': { left: 1178, top: 0, width: 22, height: 630 },
  'before the words': { left: 26, top: 26, width: 30, height: 500 },
  'above the words': { left: 26, top: 26, width: 644, height: 26 },
  'between words and drawing': { left: 640, top: 26, width: 31, height: 500 },
  'between words and title block': { left: 26, top: 512, width: 644, height: 14 },
  'between the mark and the name': { left: 110, top: 530, width: 14, height: 74 },
  'between the name and the address': { left: 700, top: 530, width: 24, height: 74 },
  'after the address': { left: 1142, top: 530, width: 32, height: 74 },
};

const ground = BLUEPRINT.ground.match(/\w\w/g)?.map((channel) => Number.parseInt(channel, 16));

async function inkIn(card: Uint8Array): Promise<string[]> {
  const picture = await sharp(card).removeAlpha().raw().toBuffer();
  const differs = (x: number, y: number) =>
    ground?.some(
      (value, channel) => Math.abs((picture[3 * (y * CARD.width + x) + channel] ?? 0) - value) > 2,
    );
  return Object.entries(clear).flatMap(([name, { left, top, width, height }]) => {
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1)
        if (differs(x, y)) return [`${name}: ${String(x)}, ${String(y)}`];
    return [];
  });
}

void describe('a share card', () => {
  void it('is a PNG of 1200 by 630 that is quick to load, and the same bytes each time', async () => {
    const [card, again] = [await makeCard(usual), await makeCard(usual)];
    const { format, width, height } = await sharp(card).metadata();
    assert.deepEqual([format, width, height], ['png', 1200, 630]);
    assert(card.length < 60_000, String(card.length));
    assert(Buffer.from(card).equals(again));
  });

  void it('has the colors of the blueprint, and not some near them', async () => {
    const picture = await sharp(await makeCard(usual))
      .removeAlpha()
      .raw()
      .toBuffer();
    const colors = new Set<string>();
    for (let at = 0; at < picture.length; at += 3)
      colors.add(`#${picture.subarray(at, at + 3).toString('hex')}`);
    for (const color of [BLUEPRINT.ground, BLUEPRINT.copper, BLUEPRINT.vellum])
      assert(colors.has(color), color);
  });

  for (const [name, content] of Object.entries({ 'the usual one': usual, ...endless }))
    void it(`keeps its words inside: ${name}`, async () => {
      assert.deepEqual(await inkIn(await makeCard(content)), []);
    });

  void it('is another one for another firm, title, kind, author and drawing', async () => {
    const others: CardContent[] = [
      { ...usual, firm: { name: 'Stonebridge Planning', domain: 'stonebridge.example' } },
      { ...usual, title: 'Year-end tax planning' },
      { ...usual, kind: null },
      { ...usual, by: ['October 14, 2025'] },
      { ...usual, drawing: { kind: 'ring' } },
    ];
    const cards = await Promise.all(
      [usual, ...others].map(async (content) => Buffer.from(await makeCard(content)).toString('base64')),
    );
    assert.equal(new Set(cards).size, cards.length);
    assert.equal(new Set([usual, ...others].map(digestOf)).size, cards.length);
  });
});
