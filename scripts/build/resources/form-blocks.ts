import type { Block as FormBlock, ToolDocument } from 'shared-contract/tools/document';
import type { Block, Line } from '../documents/paper-text.ts';

/** An empty text is a place to write in. */
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

/** What a document to write in has, as a paper has it to print: the same words in the same order. */
export const blocksOfForm = ({ sections, sources }: ToolDocument): readonly Block[] => [
  ...sections.flatMap((section) => [heading(section.heading), ...section.blocks.map(printed)]),
  heading('Sources'),
  bullets(sources),
];
