import {
  BorderStyle,
  CheckBox,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  XmlComponent,
} from 'docx';
import type { Block } from 'shared-contract/tools/document';
import { look } from './theme.ts';

/** An element of the format without a class in the library. */
class Part extends XmlComponent {
  constructor(
    name: string,
    attributes: Readonly<Record<string, string>>,
    children: readonly (XmlComponent | string)[],
  ) {
    super(name);
    if (Object.keys(attributes).length > 0) this.root.push(new Attributes(attributes));
    for (const child of children) this.root.push(child);
  }
}

class Attributes extends XmlComponent {
  private readonly given: Readonly<Record<string, string>>;
  constructor(given: Readonly<Record<string, string>>) {
    super('_attr');
    this.given = given;
  }
  override prepForXml() {
    return { _attr: this.given };
  }
}

const part = (
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (XmlComponent | string)[]
) => new Part(name, attributes, children);

/** Returns a plain-text content control, which shows the placeholder until the user types. */
const fillIn = (label: string, placeholder: string): XmlComponent =>
  part(
    'w:sdt',
    {},
    part(
      'w:sdtPr',
      {},
      part('w:alias', { 'w:val': label }),
      part('w:tag', {
        'w:val': label
          .toLowerCase()
          .replaceAll(/[^a-z0-9]+/g, '-')
          .slice(0, 60),
      }),
      part('w:showingPlcHdr'),
      part('w:text'),
    ),
    part(
      'w:sdtContent',
      {},
      part(
        'w:r',
        {},
        part('w:rPr', {}, part('w:color', { 'w:val': '5D6D7C' })),
        part('w:t', { 'xml:space': 'preserve' }, placeholder),
      ),
    ),
  );

const rule = (color: string, size = 4) => ({ style: BorderStyle.SINGLE, size, color });
const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const hairlines = {
  top: rule(look.line),
  bottom: rule(look.line),
  left: rule(look.line),
  right: rule(look.line),
};
const inner = { top: 40, bottom: 40, left: 100, right: 100 };
const field = (label: string, placeholder: string) => fillIn(label, placeholder) as unknown as ParagraphChild;

const space = () => new Paragraph({ text: '', spacing: { after: 60, line: 160 } });

/** Returns a table with two fields in each row: a label over a ruled line. */
function fields(labels: readonly string[], width: number): Table {
  const half = Math.floor(width / 2);
  const pairs = Array.from({ length: Math.ceil(labels.length / 2) }, (_, row) =>
    labels.slice(row * 2, row * 2 + 2),
  );
  const cell = (label: string | undefined) =>
    new TableCell({
      width: { size: half, type: WidthType.DXA },
      margins: inner,
      borders: { top: none, left: none, right: none, bottom: label === undefined ? none : rule(look.edge) },
      children:
        label === undefined
          ? [new Paragraph('')]
          : [
              new Paragraph({ style: 'FieldLabel', text: label }),
              new Paragraph({ children: [field(label, 'Click or tap to fill in')], spacing: { after: 20 } }),
            ],
    });
  return new Table({
    width: { size: width, type: WidthType.DXA },
    columnWidths: [half, half],
    borders: {
      top: none,
      bottom: none,
      left: none,
      right: none,
      insideHorizontal: none,
      insideVertical: none,
    },
    rows: pairs.map(
      ([left, right]) => new TableRow({ cantSplit: true, children: [cell(left), cell(right)] }),
    ),
  });
}

/** The header row repeats on the next page. An empty cell becomes an input, named by its row and column. */
function table(block: Extract<Block, { kind: 'table' }>, width: number): (Paragraph | Table)[] {
  const { columns, rows, blanks = 0 } = block;
  const shares = block.widths ?? columns.map((_, index) => longest(block, index));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const widths = shares.map((share) => Math.floor((width * share) / all));
  const cells = (texts: readonly string[], row: number, isHead = false) =>
    texts.map((text, column) => {
      const name = `${columns[column] ?? ''}, ${texts[0] === undefined || texts[0] === '' ? `row ${String(row + 1)}` : texts[0]}`;
      return new TableCell({
        width: { size: widths[column] ?? 0, type: WidthType.DXA },
        margins: inner,
        borders: hairlines,
        ...(isHead ? { shading: { fill: look.primary, color: 'auto', type: 'clear' as const } } : {}),
        children: [
          new Paragraph({
            style: 'TableText',
            children: [
              ...(text === ''
                ? []
                : [new TextRun(isHead ? { text, bold: true, color: look.white } : { text })]),
              ...(isHead || (text !== '' && !text.endsWith(':'))
                ? []
                : [field(name, text === '' ? '          ' : ' …')]),
            ],
          }),
        ],
      });
    });
  const body = [...rows, ...Array.from({ length: blanks }, () => columns.map(() => ''))];
  return [
    new Paragraph({
      keepNext: true,
      spacing: { before: 120, after: 60 },
      children: [new TextRun({ text: block.caption, bold: true })],
    }),
    new Table({
      width: { size: width, type: WidthType.DXA },
      columnWidths: widths,
      rows: [
        new TableRow({ tableHeader: true, cantSplit: true, children: cells(columns, 0, true) }),
        ...body.map(
          (texts, row) =>
            new TableRow({
              cantSplit: true,
              height: { value: 360, rule: 'atLeast' },
              children: cells(texts, row),
            }),
        ),
      ],
    }),
    space(),
  ];
}

/** Returns the relative width of a column: its longest text, within limits. */
const longest = ({ columns, rows }: Extract<Block, { kind: 'table' }>, index: number): number =>
  Math.min(
    34,
    Math.max(
      rows.every((texts) => !texts[index]) ? 16 : 11,
      ...[columns, ...rows].map((texts) => texts[index]?.length ?? 0),
    ),
  );

export function wordBlock(block: Block, width: number): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'text':
      return [new Paragraph(block.text)];
    case 'notice':
      return [
        new Paragraph({
          style: 'Notice',
          text: block.text,
          border: { left: { ...rule(look.copper, 18), space: 10 } },
          shading: { fill: look.vellum, color: 'auto', type: 'clear' },
        }),
      ];
    case 'list':
      return block.items.map(
        (text) => new Paragraph({ text, numbering: { reference: 'points', level: 0 }, keepLines: true }),
      );
    case 'checklist':
      return block.items.map(
        (text) =>
          new Paragraph({
            keepLines: true,
            indent: { left: 400, hanging: 400 },
            children: [new CheckBox({ alias: text.slice(0, 60) }), new TextRun(`\u2002${text}`)],
          }),
      );
    case 'fields':
      return [fields(block.labels, width), space()];
    case 'table':
      return table(block, width);
    default:
      throw new Error(`A document has no block of kind ${block.kind}`);
  }
}
