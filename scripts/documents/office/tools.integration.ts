import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'node-html-parser';
import { inputsOf, linesOf, workOut, type Worksheet } from 'shared-contract/tools/worksheet';
import { extractText, getDocumentProxy } from 'unpdf';
import { makeTool, toolDefinitions, type ToolDefinition } from './make-tools.ts';
import { checksSheet, officeOf, type Office } from './office.ts';
import { nameOf } from './spreadsheet-pages.ts';

const definitions = toolDefinitions();
const made = new Map(
  await Promise.all(definitions.map(async (tool) => [tool.id, await makeTool(tool)] as const)),
);
const fileOf = ({ id }: ToolDefinition) => made.get(id) ?? assert.fail(id);
const partsOf = (tool: ToolDefinition) => unzipSync(fileOf(tool).bytes);
const part = (tool: ToolDefinition, name: string) => strFromU8(partsOf(tool)[name] ?? assert.fail(name));
/** Parses XML. Element names retain their prefix and case. */
const xml = (text: string) => parse(text, { lowerCaseTagName: false });
const textsOf = (text: string, element: string) =>
  xml(text)
    .querySelectorAll('*')
    .filter(({ rawTagName }) => rawTagName === element)
    .map((found) => found.text);

const office = officeOf('tools');
const officeHere = (): Office => office ?? assert.fail('soffice was not found');

/** Parses a figure of the worksheet, including percentages. */
const figure = (cell: string): number =>
  cell.endsWith('%') ? Number(cell.slice(0, -1)) / 100 : Number(cell);

const asText = async (tool: ToolDefinition) => {
  const { totalPages, text } = await extractText(
    await getDocumentProxy(new Uint8Array(officeHere().convert(fileOf(tool), 'pdf'))),
  );
  return { pages: totalPages, text: text.join(' ').replaceAll(/\s+/g, '') };
};
const kindOf = ({ content }: ToolDefinition) => (content.kind === 'worksheet' ? 'worksheet' : content.format);
const byKind = (kind: string) => definitions.filter((tool) => kindOf(tool) === kind);

describe('every tool', () => {
  for (const tool of definitions)
    it(`${tool.id} is the same bytes at every build, small, and says its title and language`, async () => {
      const { bytes, sha256 } = fileOf(tool);
      assert.equal((await makeTool(tool)).sha256, sha256);
      assert.ok(bytes.length < 100_000, String(bytes.length));
      const core = part(tool, 'docProps/core.xml');
      assert.deepEqual(textsOf(core, 'dc:title'), [tool.facts.title]);
      assert.deepEqual(textsOf(core, 'dc:language'), ['en-US']);
      assert.match(core, new RegExp(`${tool.facts.updated}T12:00:00Z`));
      const all = Object.keys(partsOf(tool));
      assert.deepEqual(
        all.filter((name) => /vba|activeX|\.(png|jpe?g|gif|emf)$/i.test(name)),
        [],
      );
    });
});

describe('calculators', () => {
  for (const tool of byKind('worksheet')) {
    const worksheet = tool.content as Worksheet;
    it(`${tool.id} has a live formula for every result, and a name and limits for every input`, () => {
      const sheet = part(tool, 'xl/worksheets/sheet1.xml');
      const inputs = inputsOf(worksheet).length;
      assert.equal(textsOf(sheet, 'f').length, linesOf(worksheet).length - inputs);
      assert.equal(sheet.split('<dataValidation ').length - 1, inputs);
      const book = part(tool, 'xl/workbook.xml');
      for (const line of linesOf(worksheet)) assert.ok(book.includes(`name="${nameOf(line)}"`), line.id);
      assert.match(sheet, /state="frozen"/);
      assert.match(book, /Print_Titles/);
    });
    it(`${tool.id} shows the worked example before anybody recalculates it`, () => {
      const values = workOut(worksheet);
      const shown = textsOf(part(tool, 'xl/worksheets/sheet1.xml'), 'v').map(Number);
      for (const [line, value] of values)
        assert.ok(
          shown.some((one) => Math.abs(one - value) < 1e-9),
          line,
        );
    });
    it(`${tool.id} passes its checks when an office recalculates it`, { skip: office === null }, () => {
      const rows = checksSheet(officeHere(), fileOf(tool))
        .trim()
        .split('\n')
        .map(
          (row) =>
            row
              .match(/("([^"]|"")*"|[^,]*)(,|$)/g)
              ?.map((cell) => cell.replace(/,$/, '').replaceAll('"', '')) ?? [],
        );
      assert.equal(rows[2]?.[1], 'pass');
      const body = rows.slice(5);
      worksheet.examples.forEach(({ inputs }, index) => {
        const values = workOut(worksheet, inputs);
        linesOf(worksheet).forEach((line, row) => {
          const cell = figure(body[row]?.[1 + index * 3] ?? '');
          assert.equal(cell.toFixed(2), values.get(line.id)?.toFixed(2), `${line.id}: ${body[row]?.join()}`);
        });
      });
    });
  }
});

describe('documents', () => {
  for (const tool of byKind('pages')) {
    const { content } = tool;
    assert(content.kind === 'document');
    const headings = [...content.sections.map(({ heading }) => heading), 'Sources'];
    it(`${tool.id} has real headings, and a content control for every blank`, () => {
      const document = xml(part(tool, 'word/document.xml'));
      const elements = document.querySelectorAll('*');
      const found = elements
        .filter(({ rawTagName, innerHTML }) => rawTagName === 'w:p' && innerHTML.includes('w:val="Heading1"'))
        .map(({ text }) => text.replaceAll('&amp;', '&'));
      assert.deepEqual(found, headings);
      const blocks = content.sections.flatMap((section) => section.blocks);
      const fields = blocks.flatMap((block) => (block.kind === 'fields' ? block.labels : []));
      const aliases = elements
        .filter(({ rawTagName }) => rawTagName === 'w:alias')
        .map((alias) => alias.getAttribute('w:val')?.replaceAll('&amp;', '&'));
      for (const label of fields) assert.ok(aliases.includes(label), label);
      assert.ok(elements.some(({ rawTagName }) => rawTagName === 'w:footerReference'));
      assert.match(part(tool, 'word/styles.xml'), /w:lang w:val="en-US"/);
    });
    it(`${tool.id} opens in an office, whole`, { skip: office === null }, async () => {
      const { pages, text } = await asText(tool);
      // The office suite may substitute the document's font. Even a much wider one must not add a page.
      assert.equal(pages, 2);
      for (const heading of headings) assert.ok(text.includes(heading.replaceAll(/\s+/g, '')), heading);
    });
  }
});

describe('presentations', () => {
  for (const tool of byKind('slides')) {
    const { content } = tool;
    assert(content.kind === 'document');
    it(`${tool.id} has a title and one slide a section, each with notes and sources`, () => {
      const slides = Object.keys(partsOf(tool)).filter((name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
      assert.equal(slides.length, content.sections.length + 1);
      content.sections.forEach(({ heading, notes }, index) => {
        const slide = part(tool, `ppt/slides/slide${String(index + 2)}.xml`);
        assert.ok(textsOf(slide, 'a:t').includes(heading), heading);
        const said = textsOf(part(tool, `ppt/notesSlides/notesSlide${String(index + 2)}.xml`), 'a:t').join(
          ' ',
        );
        assert.ok(notes !== undefined && said.includes(notes.slice(0, 40)), heading);
        assert.ok(
          content.sources.every((source) => said.includes(source)),
          heading,
        );
      });
    });
    it(`${tool.id} opens in an office, a page a slide`, { skip: office === null }, async () => {
      const { pages, text } = await asText(tool);
      assert.equal(pages, content.sections.length + 1);
      for (const { heading } of content.sections)
        assert.ok(text.includes(heading.replaceAll(/\s+/g, '')), heading);
    });
  }
});
