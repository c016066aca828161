import {
  AlignmentType,
  Document,
  Footer,
  Header,
  HeadingLevel,
  type INumberingOptions,
  type IStylesOptions,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import { sampleNotice, type ToolDocument } from 'shared-contract/tools/document';
import { type Facts, packAgain } from './office.ts';
import { footLine, look } from './theme.ts';
import { wordBlock } from './word-blocks.ts';

const heading = (size: number, before: number, after: number) => ({
  run: { font: look.headingFace, size, bold: true, color: look.primary },
  paragraph: { spacing: { before, after }, keepNext: true, keepLines: true },
});

/** Sizes are half points. @param min minimum size of the text that is not a heading */
const stylesFor = (min: number): IStylesOptions => ({
  default: {
    document: {
      run: { font: look.face, size: Math.max(min, 20), color: look.ink, language: { value: 'en-US' } },
      paragraph: { spacing: { after: 80, line: 250 } },
    },
    title: heading(40, 0, 40),
    heading1: heading(26, 240, 80),
    heading2: heading(22, 180, 60),
  },
  paragraphStyles: [
    {
      id: 'Subtitle',
      name: 'Subtitle',
      basedOn: 'Normal',
      next: 'Normal',
      run: { color: look.muted, size: Math.max(min, 21) },
      paragraph: { spacing: { after: 120 } },
    },
    {
      id: 'Notice',
      name: 'Notice',
      basedOn: 'Normal',
      next: 'Normal',
      run: { size: Math.max(min, 20) },
      paragraph: { spacing: { before: 100, after: 120 }, indent: { left: 200 }, keepLines: true },
    },
    {
      id: 'TableText',
      name: 'Table Text',
      basedOn: 'Normal',
      run: { size: Math.max(min, 18) },
      paragraph: { spacing: { before: 20, after: 20, line: 240 } },
    },
    {
      id: 'FieldLabel',
      name: 'Field Label',
      basedOn: 'TableText',
      run: { size: Math.max(min, 17), color: look.muted },
      paragraph: { keepNext: true },
    },
    {
      id: 'PageEdge',
      name: 'Page Edge',
      basedOn: 'Normal',
      run: { size: Math.max(min, 17), color: look.muted },
    },
  ],
});

/** A US Letter page, in twentieths of a point. */
const page = { width: 12_240, height: 15_840, margin: 1_080 };

const numbering: INumberingOptions = {
  config: [
    {
      reference: 'points',
      levels: [
        {
          level: 0,
          format: 'bullet',
          text: '•',
          alignment: AlignmentType.LEFT,
          style: { paragraph: { indent: { left: 360, hanging: 260 } }, run: { color: look.copper } },
        },
      ],
    },
  ],
};

/** Makes a template or proposal for a word processor, with real headings, fields to fill in, header, and footer. */
export async function makeWord(content: ToolDocument, facts: Facts): Promise<Uint8Array> {
  const across = content.isLandscape === true;
  const width = (across ? page.height : page.width) - 2 * page.margin;
  const document = new Document({
    title: facts.title,
    creator: facts.firm,
    styles: stylesFor((content.minPoints ?? 0) * 2),
    numbering,
    sections: [
      {
        properties: {
          page: {
            size: {
              width: page.width,
              height: page.height,
              orientation: across ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
            },
            margin: {
              top: 1_100,
              bottom: 960,
              left: page.margin,
              right: page.margin,
              header: 520,
              footer: 440,
            },
          },
        },
        headers: {
          default: new Header({
            children: [
              new Paragraph({
                style: 'PageEdge',
                tabStops: [{ type: TabStopType.RIGHT, position: width }],
                children: [
                  new TextRun(facts.firm),
                  new TextRun({
                    children: [`\t${facts.title}, page `, PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
                  }),
                ],
                border: { bottom: { style: 'single', size: 4, color: look.line, space: 6 } },
              }),
            ],
          }),
        },
        footers: {
          default: new Footer({
            children: [new Paragraph({ style: 'PageEdge', text: footLine(facts.firm, content) })],
          }),
        },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, text: content.title }),
          new Paragraph({ style: 'Subtitle', text: content.purpose }),
          ...(content.isSample ? wordBlock({ kind: 'notice', text: sampleNotice }, width) : []),
          ...content.sections.flatMap(({ heading, blocks, startsPage = false }) => [
            new Paragraph({
              heading: HeadingLevel.HEADING_1,
              text: heading,
              pageBreakBefore: startsPage,
            }),
            ...blocks.flatMap((block) => wordBlock(block, width)),
          ]),
          new Paragraph({ heading: HeadingLevel.HEADING_1, text: 'Sources' }),
          ...content.sources.map(
            (text) => new Paragraph({ text, numbering: { reference: 'points', level: 0 } }),
          ),
        ],
      },
    ],
  });
  const written = await Packer.toBuffer(document);
  return packAgain(new Uint8Array(written), facts);
}
