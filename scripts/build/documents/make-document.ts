import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { coverDrawing } from './cover-drawing.ts';
import { blocksIn, type Block } from './paper-text.ts';
import { markAsPdfUa, pagesIn } from './pdf-ua.ts';
import { compile, drawPages } from './typst.ts';

/** A document of a remote, as its content types it (`documents` in the remote's package.json names the module). */
export interface DocumentRecord {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly preview: readonly string[];
  readonly category: string;
  readonly revised: string;
}

/** What a document says of itself on its last page. */
export interface Disclosure {
  readonly title: string;
  readonly text: string;
}

/** What of the firm stands on paper. */
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
 * Everything that stands in the document, as the template takes it.
 * @param text in Markdown, or in blocks already
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
      disclosures: 'What this paper is, and is not',
      contact: 'How to reach us',
    },
  };
}

/** Cut out of the pages below each other: the first one, in the width that a page of the site shows at most. */
async function pictureOfCover(vector: Uint8Array): Promise<Buffer> {
  // How work is shared out among threads may show in the bytes.
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

/** Sets a document: its file, its pages counted from the file, and a picture of the first one. */
export async function makeDocument(data: ReturnType<typeof documentData>): Promise<MadeDocument> {
  const pdf = markAsPdfUa(await compile(template, data, 'pdf'));
  // The cover alone: of the words behind it a picture shows nothing.
  const cover = await pictureOfCover(await compile(template, { ...data, blocks: [] }, 'vector'));
  return { pdf, pages: pagesIn(pdf), cover };
}
