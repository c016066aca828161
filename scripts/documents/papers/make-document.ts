import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashInputs, cachedFiles, cacheOf, type MadeFile } from '@scripts/core/files';
import sharp from 'sharp';
import { BLUEPRINT, geometry, motifOf } from '../site-drawings.ts';
import { type Block, blocksIn } from './paper-text.ts';
import { markAsPdfUa, pagesIn } from './pdf-ua.ts';
import { compile, drawPages, typesetterDigest } from './typst.ts';

const { ground, draft, copper: line } = BLUEPRINT;

const lines = (d: string, attributes: string) =>
  d === '' ? '' : `<path d="${d}" fill="none" stroke="${draft}" ${attributes}/>`;

/** Returns the site's cover drawing for this seed in blueprint colors, for a printed page. */
function coverDrawing(seed: string): string {
  const { fine, main, shade, copper, open, at } = motifOf(seed);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320" width="480" height="320">
<path d="M0 0h480v320H0z" fill="${ground}"/>
${lines(geometry().grid(480, 320), 'stroke-width="0.4" stroke-opacity="0.3"')}
<g transform="translate(${String(at?.[0] ?? 0)} ${String(at?.[1] ?? 0)})">
<path d="${shade}" fill="${draft}" fill-opacity="0.2" fill-rule="evenodd" stroke="${draft}" stroke-width="0.8"/>
${lines(main, 'stroke-width="0.8"')}
${open === undefined ? '' : `<path d="${open}" fill="${ground}"/>`}
${lines(fine, 'stroke-width="0.5" stroke-opacity="0.6"')}
<path d="${copper}" fill="${line}" fill-opacity="0.2" stroke="${line}" stroke-width="1.1"/>
</g>
</svg>`;
}

/** A document of a remote, as typed in its content. `documents` in the remote's package.json names the module. */
export interface DocumentRecord {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly preview: readonly string[];
  readonly category: string;
  readonly revised: string;
  readonly review?: {
    readonly author: string;
    readonly reviewer: string;
    /** Newest first. */
    readonly changes: readonly { readonly date: string; readonly text: string }[];
  };
}

/** A statement on the last page of a document. */
export interface Disclosure {
  readonly title: string;
  readonly text: string;
}

/** The firm's data that is printed in a document. */
export interface PrintedFirm {
  readonly name: string;
  readonly origin: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly email: { readonly display: string; readonly href: string };
  readonly address: { readonly lines: readonly string[] };
}

export interface MadeDocument {
  readonly pdf: Uint8Array;
  readonly pages: number;
  /** The first page, as WebP. */
  readonly cover: Uint8Array;
}

const template = readFileSync(path.join(import.meta.dirname, 'document.typ'), 'utf8');

const SOURCES = 'Sources';
export const COVER = { width: 510, height: 660 } as const;

const isSources = (block: Block) =>
  block.kind === 'heading' && block.runs.some((run) => run.kind === 'text' && run.text === SOURCES);

function printedDate(day: string) {
  const date = new Date(`${day}T00:00:00Z`);
  const words = date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return { words, numbers: day.split('-').map(Number), year: day.slice(0, 4) };
}

/**
 * Returns the data of a document for the template.
 *
 * @param text Markdown, or blocks
 * @throws if the text has no section "Sources".
 */
export function documentData(
  record: DocumentRecord,
  text: string | readonly Block[],
  disclosures: readonly Disclosure[],
  firm: PrintedFirm,
) {
  const blocks = typeof text === 'string' ? blocksIn(text) : text;
  const end = blocks.findIndex(isSources);
  if (end === -1) throw new Error(`${record.id} names no sources.`);
  const { words, numbers, year } = printedDate(record.revised);
  return {
    title: record.title,
    description: record.description,
    category: record.category,
    preview: record.preview,
    revised: `Revised ${words}`,
    ...(record.review && {
      review: {
        by: `Written by ${record.review.author}. Reviewed by ${record.review.reviewer}.`,
        changes: record.review.changes.map(({ date, text }) => `${printedDate(date).words}: ${text}`),
      },
    }),
    date: numbers,
    year,
    drawing: coverDrawing(record.id),
    blocks: blocks.slice(0, end),
    sources: blocks.slice(end + 1),
    disclosures,
    firm: {
      name: firm.name,
      origin: firm.origin,
      phone: firm.phone,
      email: firm.email,
      address: firm.address.lines,
    },
    words: {
      preview: 'In brief',
      contents: 'Contents',
      sources: SOURCES,
      review: 'Author, reviewer, and changes',
      disclosures: 'What this paper is, and is not',
      contact: 'How to reach us',
    },
  };
}

export type DocumentData = ReturnType<typeof documentData>;

let tools: string | undefined;

/** Returns a digest of the code and tools that make documents. Equal digests and data mean equal bytes. */
const typesettingDigest = (): string =>
  (tools ??= JSON.stringify([
    typesetterDigest(),
    sharp.versions.sharp,
    sharp.versions.vips,
    hashInputs(import.meta.dirname, ['.']),
  ]));

/** Crops the first page from the vertical stack of pages, in the maximum width that the site shows. */
async function pictureOfCover(vector: Uint8Array): Promise<Buffer> {
  // The division of work among threads could change the bytes.
  sharp.concurrency(1);
  const pages = await drawPages(vector);
  const first = pages.replace(
    /viewBox="[^"]+" width="[^"]+" height="[^"]+"/,
    'viewBox="0 0 612 792" width="612" height="792"',
  );
  return sharp(Buffer.from(first))
    .resize(COVER.width, COVER.height, { fit: 'fill' })
    .flatten({ background: '#f4f6f3' })
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
}

/** Typesets a document. Returns the PDF, its number of pages, and a picture of the first page. */
export async function makeDocument(data: DocumentData): Promise<MadeDocument> {
  const pdf = markAsPdfUa(await compile(template, data, 'pdf'));
  // Without the text, because the picture shows only the cover.
  const cover = await pictureOfCover(await compile(template, { ...data, blocks: [] }, 'vector'));
  return { pdf, pages: pagesIn(pdf), cover };
}

/** Returns a typeset document. Typesetting is most of a remote's build, and its text rarely changes. */
export async function cachedDocument(data: DocumentData): Promise<MadeDocument> {
  const key = createHash('sha256').update(typesettingDigest()).update(JSON.stringify(data)).digest('hex');
  const [document, cover] = await cachedFiles<MadeFile & { readonly pages?: number }>(
    cacheOf('documents'),
    key,
    async () => {
      const { pdf, pages, cover: picture } = await makeDocument(data);
      return [
        { id: 'document', extension: 'pdf', bytes: pdf, pages },
        { id: 'cover', extension: 'webp', bytes: picture },
      ];
    },
  );
  if (document?.pages === undefined || !cover) throw new Error(`${data.title} has no pages.`);
  return { pdf: document.bytes, pages: document.pages, cover: cover.bytes };
}
