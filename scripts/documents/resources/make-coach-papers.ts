import { createHash } from 'node:crypto';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { brandFileInUse, loadModule } from '@scripts/core/modules';
import {
  COACH_LEVEL,
  type CoachDocumentId,
  coachPaperIds,
  coachPapers,
  paperFileId,
  type PaperFormat,
} from 'shared-contract/resources/coach-papers';
import type { Block as FormBlock, ToolDocument } from 'shared-contract/tools/document';
import type { ResourceFile } from '../../../supabase/resources/install-resources.ts';
import { documentsOf } from '../papers/document-records.ts';
import { documentData, makeDocument, type PrintedFirm } from '../papers/make-document.ts';
import type { Block, Line } from '../papers/paper-text.ts';
import { makeTool } from '../office/make-tools.ts';

/** An empty text is a space to write in. */
const line = (text: string): Line => [text === '' ? { kind: 'blank' } : { kind: 'text', text }];

const paragraph = (text: string): Block => ({ kind: 'paragraph', runs: line(text) });
const bullets = (items: readonly string[]): Block => ({
  kind: 'list',
  ordered: false,
  items: items.map((item) => [paragraph(item)]),
});

function printed(block: FormBlock): Block {
  switch (block.kind) {
    case 'text':
      return paragraph(block.text);
    case 'notice':
      return { kind: 'callout', label: 'Note', blocks: [paragraph(block.text)] };
    case 'list':
      return bullets(block.items);
    case 'checklist':
      return { kind: 'checklist', items: block.items.map(line) };
    case 'fields':
      return { kind: 'fields', labels: block.labels };
    case 'table': {
      const { caption, columns, rows, blanks = 0 } = block;
      const all = [...rows, ...Array.from({ length: blanks }, () => columns.map(() => ''))];
      return {
        kind: 'table',
        caption,
        columns: columns.map(() => 'start'),
        head: columns.map(line),
        rows: all.map((cells) => cells.map(line)),
        ...(block.widths && { widths: block.widths }),
      };
    }
    default:
      throw new Error(`A paper has no block of kind ${block.kind}`);
  }
}

const heading = (text: string): Block => ({ kind: 'heading', level: 1, runs: line(text) });

/** Converts a fillable document to blocks for print, with the same text in the same order. */
const blocksOfForm = ({ sections, sources }: ToolDocument): readonly Block[] => [
  ...sections.flatMap((section) => [heading(section.heading), ...section.blocks.map(printed)]),
  heading('Sources'),
  bullets(sources),
];

interface PaperContent {
  readonly document: ToolDocument;
  readonly preview: readonly string[];
}
const module = path.join(root, 'mfe-dashboard/src/features/coach/content/documents/documents.ts');

export const paperContents = (): Readonly<Record<CoachDocumentId, PaperContent>> =>
  (loadModule(module) as { papers: Readonly<Record<CoachDocumentId, PaperContent>> }).papers;

/** Makes a coach document in one of its formats: fillable or for print. */
export async function makePaper(id: CoachDocumentId, format: PaperFormat): Promise<ResourceFile> {
  const { brand: firm } = loadModule(brandFileInUse()) as { brand: PrintedFirm };
  const { title, description, updated } = coachPapers[id];
  const { document, preview } = paperContents()[id];
  const set = async () => {
    const record = { id, title, description, category: 'For coaches', revised: updated, preview };
    const disclosures = documentsOf('mfe-marketing')?.disclosures ?? [];
    return (await makeDocument(documentData(record, blocksOfForm(document), disclosures, firm))).pdf;
  };
  const write = async () => {
    const facts = { title, subject: document.purpose, firm: firm.name, updated };
    return (await makeTool({ id, content: document, facts })).bytes;
  };
  const bytes = await (format === 'pdf' ? set() : write());
  return {
    id: paperFileId(id, format),
    extension: format,
    level: COACH_LEVEL,
    updated,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    bytes,
    words: null,
  };
}

export const makeCoachPapers = (): Promise<ResourceFile[]> =>
  Promise.all(coachPaperIds.flatMap((id) => [makePaper(id, 'docx'), makePaper(id, 'pdf')]));
