import { createRequire } from 'node:module';
import type PptxGenJS from 'pptxgenjs';
import type { ToolDocument, ToolSection } from 'shared-contract/tools/document';
import { footLine, look } from './theme.ts';
import { packAgain, type Facts } from './office.ts';
import { placeBlocks } from './slide-blocks.ts';

const require = createRequire(import.meta.url);

/**
 * Loads a new copy of the library, which numbers charts across all presentations of a copy. Every presentation thus
 * gets the same numbers.
 */
function newDeck(): PptxGenJS {
  Reflect.deleteProperty(require.cache, require.resolve('pptxgenjs'));
  const Presentation = require('pptxgenjs') as typeof PptxGenJS;
  return new Presentation();
}

/** Inches: a wide slide, and its area between the heading and the footer. */
const size = { width: 13.333, height: 7.5 };
const area = { x: 0.8, y: 1.75, w: size.width - 1.6, h: 4.75 };

function defineMasters(deck: PptxGenJS, facts: Facts, asOf: string): void {
  deck.defineSlideMaster({
    title: 'OPENING',
    background: { color: look.primary },
    objects: [
      ...grid(),
      { rect: { x: 0.8, y: 2.35, w: 0.9, h: 0.05, fill: { color: look.copperLight } } },
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            x: 0.8,
            y: 2.6,
            w: 11.5,
            h: 1.2,
            fontFace: look.headingFace,
            fontSize: 46,
            bold: true,
            color: look.vellum,
            align: 'left',
            valign: 'top',
            margin: 0,
          },
          text: '',
        },
      },
    ],
  });
  defineSheet(deck, facts, asOf);
}

function defineSheet(deck: PptxGenJS, facts: Facts, asOf: string): void {
  deck.defineSlideMaster({
    title: 'SHEET',
    background: { color: look.white },
    objects: [
      { line: { x: 0.8, y: 1.5, w: area.w, h: 0, line: { color: look.line, width: 1 } } },
      { rect: { x: 0.8, y: 1.48, w: 0.9, h: 0.04, fill: { color: look.copper } } },
      {
        placeholder: {
          options: {
            name: 'title',
            type: 'title',
            x: 0.8,
            y: 0.55,
            w: area.w,
            h: 0.8,
            fontFace: look.headingFace,
            fontSize: 32,
            bold: true,
            color: look.primary,
            align: 'left',
            valign: 'bottom',
            margin: 0,
          },
          text: '',
        },
      },
      {
        text: {
          text: footLine(facts.firm, { asOf }),
          options: {
            x: 0.8,
            y: 6.85,
            w: 10.8,
            h: 0.35,
            fontFace: look.face,
            fontSize: 11,
            color: look.muted,
            margin: 0,
          },
        },
      },
    ],
    slideNumber: {
      x: 12.0,
      y: 6.85,
      w: 0.53,
      h: 0.35,
      fontFace: look.face,
      fontSize: 11,
      color: look.muted,
      align: 'right',
    },
  });
}

/** Grid behind the opening slide. */
function grid(): { line: { x: number; y: number; w: number; h: number; line: object } }[] {
  const stroke = { color: look.draft, width: 0.5, transparency: 82 };
  const step = 0.5;
  const down = Array.from({ length: Math.floor(size.width / step) }, (_, n) => ({
    line: { x: (n + 1) * step, y: 0, w: 0, h: size.height, line: stroke },
  }));
  const across = Array.from({ length: Math.floor(size.height / step) }, (_, n) => ({
    line: { x: 0, y: (n + 1) * step, w: size.width, h: 0, line: stroke },
  }));
  return [...down, ...across];
}

const notesOf = ({ notes }: ToolSection, sources: readonly string[]): string =>
  [notes ?? '', 'Sources of this presentation:', ...sources].join('\n');

/** Makes a presentation with native text, tables, shapes, and charts in the brand's theme, and with speaker notes. */
export async function makeSlides(content: ToolDocument, facts: Facts): Promise<Uint8Array> {
  const deck = newDeck();
  deck.layout = 'LAYOUT_WIDE';
  deck.title = facts.title;
  deck.author = facts.firm;
  deck.company = facts.firm;
  deck.subject = facts.subject;
  deck.theme = { headFontFace: look.headingFace, bodyFontFace: look.face };
  defineMasters(deck, facts, content.asOf);
  const opening = deck.addSlide({ masterName: 'OPENING' });
  const onBlue = {
    x: 0.8,
    w: 9.5,
    fontFace: look.face,
    color: look.draft,
    margin: 0,
    valign: 'top',
  } as const;
  opening.addText(content.title, { placeholder: 'title' });
  opening.addText(content.purpose, { ...onBlue, y: 3.75, h: 1, fontSize: 20 });
  opening.addText(footLine(facts.firm, content), { ...onBlue, y: 6.75, h: 0.4, w: 11.7, fontSize: 12 });
  opening.addNotes(`${content.purpose}\nSources of this presentation:\n${content.sources.join('\n')}`);
  for (const section of content.sections) {
    const slide = deck.addSlide({ masterName: 'SHEET' });
    slide.addText(section.heading, { placeholder: 'title' });
    placeBlocks(slide, section.blocks, area, deck);
    slide.addNotes(notesOf(section, content.sources));
  }
  const written = (await deck.write({ outputType: 'uint8array' })) as Uint8Array;
  return packAgain(written, facts, (path, xml) =>
    path.startsWith('ppt/slides/')
      ? xml.replaceAll(/(<a:(?:rPr|endParaRPr)) lang="[^"]*"/g, '$1 lang="en-US"')
      : xml,
  );
}
