import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  COACH_LEVEL,
  coachPaperIds,
  coachPapers,
  documentFormats,
} from 'shared-contract/resources/coach-papers';
import { extractText, getDocumentProxy } from 'unpdf';
import type { ResourceFile } from '../../../supabase/resources/install-resources.ts';
import { officeOf } from '../office/office.ts';
import { makePaper, paperContents } from './make-coach-papers.ts';

const office = officeOf('coach-papers');
const contents = paperContents();
const close = (text: string): string => text.replaceAll(/\s+/g, '');

/** Lists every heading, checklist item, label, and cell of the document's content. */
const wordsOf = (id: (typeof coachPaperIds)[number]): readonly string[] =>
  contents[id].document.sections.flatMap(({ heading, blocks }) => [
    heading,
    ...blocks.flatMap((block) => {
      if (block.kind === 'checklist' || block.kind === 'list') return block.items;
      if (block.kind === 'fields') return block.labels;
      return block.kind === 'table' ? [block.caption, ...block.rows.flat()] : [];
    }),
  ]);

async function checkWhole(id: (typeof coachPaperIds)[number], pdf: Uint8Array, pages: number) {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  assert.ok(totalPages >= pages, `${String(totalPages)} pages`);
  // The page's header or footer may interrupt the text.
  const words = close(text.join(' '));
  const missing = wordsOf(id).filter((one) => !words.includes(close(one)));
  assert.deepEqual(missing, []);
}

for (const id of coachPaperIds)
  describe(id, () => {
    for (const format of documentFormats)
      it(`${format} is the same at every build, for coaches alone`, async () => {
        const file: ResourceFile = await makePaper(id, format);
        assert.equal(file.level, COACH_LEVEL);
        assert.equal(file.extension, format);
        assert.equal((await makePaper(id, format)).sha256, file.sha256);
      });
    it('is a tagged PDF/UA with its title, whole', async () => {
      const { bytes } = await makePaper(id, 'pdf');
      assert.match(Buffer.from(bytes).toString('latin1'), /pdfuaid:part[^>]*>1</);
      const pdf = await getDocumentProxy(new Uint8Array(bytes));
      assert.equal(((await pdf.getMetadata()).info as { Title: string }).Title, coachPapers[id].title);
      await checkWhole(id, bytes, 6);
    });
    it('opens in an office, whole', { skip: office === null }, async () => {
      const file = await makePaper(id, 'docx');
      await checkWhole(id, office?.convert(file, 'pdf') ?? assert.fail(), 4);
      assert.equal(contents[id].document.title, coachPapers[id].title);
    });
  });
