import type { Block } from 'shared-contract/tools/document';
import type PptxGenJS from 'pptxgenjs';
import { look } from './theme.ts';

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

const text = { fontFace: look.face, color: look.ink, margin: 0, valign: 'top' } as const;

/** Relative height of a block on its slide. */
const weight = (block: Block): number =>
  ({
    text: () => 0.8,
    notice: () => 1,
    list: () => (block.kind === 'list' ? block.items.length * 0.62 : 0),
    checklist: () => (block.kind === 'checklist' ? block.items.length * 0.62 : 0),
    fields: () => (block.kind === 'fields' ? Math.ceil(block.labels.length / 2) * 0.85 : 0),
    table: () => (block.kind === 'table' ? 0.4 + (block.rows.length + 1) * 0.5 : 0),
    bars: () => 4.2,
    timeline: () => 4.2,
  })[block.kind]();

/** Stacks blocks vertically, with a chart to the right of the others. */
export function placeBlocks(
  slide: PptxGenJS.Slide,
  blocks: readonly Block[],
  area: Area,
  deck: PptxGenJS,
): void {
  const chart = blocks.find(({ kind }) => kind === 'bars');
  const stacked = blocks.filter((block) => block !== chart);
  const left = chart === undefined ? area.w : area.w * 0.58;
  const gap = 0.25;
  const wanted = stacked.reduce((sum, block) => sum + weight(block) + gap, -gap);
  const scale = Math.min(1, area.h / wanted);
  let { y } = area;
  for (const block of stacked) {
    const h = weight(block) * scale;
    place(slide, block, { x: area.x, y, w: left, h }, deck);
    y += h + gap * scale;
  }
  if (chart)
    place(slide, chart, { x: area.x + left + 0.4, y: area.y, w: area.w - left - 0.4, h: area.h }, deck);
}

function place(slide: PptxGenJS.Slide, block: Block, at: Area, deck: PptxGenJS): void {
  switch (block.kind) {
    case 'text':
      slide.addText(block.text, { ...at, ...text, fontSize: 22 });
      break;
    case 'notice':
      slide.addText(block.text, { ...at, ...text, fontSize: 18, fill: { color: look.vellum }, margin: 12 });
      break;
    case 'list':
      slide.addText(
        block.items.map((item) => ({
          text: item,
          options: { bullet: { indent: 18 }, paraSpaceAfter: 10, breakLine: true },
        })),
        { ...at, ...text, fontSize: 21 },
      );
      break;
    case 'checklist':
      block.items.forEach((item, index) => {
        const h = at.h / block.items.length;
        const y = at.y + index * h;
        slide.addShape(deck.ShapeType.rect, {
          x: at.x,
          y: y + h / 2 - 0.13,
          w: 0.26,
          h: 0.26,
          line: { color: look.edge, width: 1.25 },
          fill: { color: look.white },
        });
        slide.addText(item, { ...text, x: at.x + 0.5, y, w: at.w - 0.5, h, fontSize: 20, valign: 'middle' });
      });
      break;
    case 'fields':
      fields(slide, block.labels, at, deck);
      break;
    case 'table':
      table(slide, block, at);
      break;
    case 'bars':
      bars(slide, block, at, deck);
      break;
    case 'timeline':
      timeline(slide, block, at, deck);
      break;
  }
}

function fields(slide: PptxGenJS.Slide, labels: readonly string[], at: Area, deck: PptxGenJS): void {
  const rows = Math.ceil(labels.length / 2);
  const [w, h] = [(at.w - 0.5) / 2, at.h / rows];
  labels.forEach((label, index) => {
    const [x, y] = [at.x + (index % 2) * (w + 0.5), at.y + Math.floor(index / 2) * h];
    slide.addText(label, { ...text, x, y: y + h - 0.75, w, h: 0.3, fontSize: 14, color: look.muted });
    // A text box above the line, so that the user can type there.
    slide.addText(' ', { ...text, x, y: y + h - 0.47, w, h: 0.38, fontSize: 18, valign: 'bottom' });
    slide.addShape(deck.ShapeType.line, {
      x,
      y: y + h - 0.06,
      w,
      h: 0,
      line: { color: look.edge, width: 1 },
    });
  });
}

function caption(slide: PptxGenJS.Slide, words: string, { x, y, w }: Area): void {
  slide.addText(words, { ...text, x, y, w, h: 0.32, fontSize: 15, color: look.muted });
}

function table(slide: PptxGenJS.Slide, block: Extract<Block, { kind: 'table' }>, at: Area): void {
  const { columns, rows } = block;
  caption(slide, block.caption, at);
  const shares = columns.map((_, index) =>
    Math.min(36, Math.max(12, ...[columns, ...rows].map((cells) => cells[index]?.length ?? 0))),
  );
  const all = shares.reduce((sum, share) => sum + share, 0);
  const border = { type: 'solid', pt: 0.75, color: look.line } as const;
  const edges: [typeof border, typeof border, typeof border, typeof border] = [
    border,
    border,
    border,
    border,
  ];
  const isFigure = columns.map((_, index) => rows.every((texts) => /^\$[\d,]+$/.test(texts[index] ?? '')));
  const cells = (texts: readonly string[], isHead = false): PptxGenJS.TableRow =>
    texts.map((words, index) => ({
      text: words,
      options: {
        bold: isHead,
        color: isHead ? look.white : look.ink,
        ...(isHead ? { fill: { color: look.primary } } : {}),
        align: isFigure[index] === true ? 'right' : 'left',
        valign: 'middle',
        border: edges,
      },
    }));
  const above = block.caption.length * 0.11 > at.w ? 0.65 : 0.4;
  const rowHeight = Math.min(0.62, (at.h - above) / (rows.length + 1));
  slide.addTable([cells(columns, true), ...rows.map((texts) => cells(texts))], {
    x: at.x,
    y: at.y + above,
    w: at.w,
    colW: shares.map((share) => (at.w * share) / all),
    rowH: rowHeight,
    fontFace: look.face,
    fontSize: 16,
    margin: [0.04, 0.1, 0.04, 0.1],
  });
}

function bars(
  slide: PptxGenJS.Slide,
  block: Extract<Block, { kind: 'bars' }>,
  at: Area,
  deck: PptxGenJS,
): void {
  caption(slide, block.caption, at);
  const series = {
    name: block.caption,
    labels: block.bars.map(({ label }) => label),
    values: block.bars.map(({ value }) => value),
  };
  slide.addChart(deck.ChartType.bar, [series], {
    x: at.x,
    y: at.y + 0.4,
    w: at.w,
    h: at.h - 0.5,
    altText: `${block.caption}: ${block.bars.map(({ label, value }) => `${label} $${value.toLocaleString('en-US')}`).join('; ')}.`,
    chartColors: [look.draft, look.primary],
    barGapWidthPct: 55,
    showValue: true,
    dataLabelFormatCode: '$#,##0',
    dataLabelColor: look.ink,
    dataLabelFontFace: look.face,
    dataLabelFontSize: 15,
    catAxisLabelFontFace: look.face,
    catAxisLabelFontSize: 14,
    catAxisLabelColor: look.ink,
    valAxisHidden: true,
    valAxisMinVal: 0,
    valGridLine: { style: 'none' },
  });
}

function timeline(
  slide: PptxGenJS.Slide,
  block: Extract<Block, { kind: 'timeline' }>,
  at: Area,
  deck: PptxGenJS,
): void {
  const w = at.w / block.steps.length;
  const lineAt = at.y + 1.35;
  caption(slide, block.caption, at);
  slide.addShape(deck.ShapeType.line, {
    x: at.x,
    y: lineAt,
    w: at.w - w * 0.4,
    h: 0,
    line: { color: look.primary, width: 2, endArrowType: 'triangle' },
  });
  block.steps.forEach(({ when, what }, index) => {
    const x = at.x + index * w;
    slide.addText(when, {
      ...text,
      x,
      y: at.y + 0.5,
      w: w - 0.25,
      h: 0.65,
      fontFace: look.headingFace,
      fontSize: 32,
      bold: true,
      color: look.primary,
      valign: 'bottom',
    });
    slide.addShape(deck.ShapeType.ellipse, {
      x,
      y: lineAt - 0.1,
      w: 0.2,
      h: 0.2,
      fill: { color: look.copper },
      line: { color: look.white, width: 1 },
    });
    slide.addText(what, { ...text, x, y: lineAt + 0.3, w: w - 0.3, h: 2.2, fontSize: 18 });
  });
}
