import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { brandFileInUse, loadModule } from '@scripts/core/modules';
import { extractText, getDocumentProxy } from 'unpdf';
import { documentsOf } from './document-records.ts';
import { documentData, makeDocument, type PrintedFirm } from './make-document.ts';
import { blocksIn } from './paper-text.ts';
import { compile } from './typst.ts';

const LARGEST = 300_000;

const all = documentsOf('mfe-marketing');
assert(all);
const { brand } = loadModule(brandFileInUse()) as { brand: PrintedFirm };
const textOf = (id: string) => readFileSync(path.join(path.dirname(all.file), `${id}.mdx`), 'utf8');

/** Removes white space, because the page determines the line breaks. */
const words = (text: string) => text.replace(/\s+/g, '');

for (const record of all.documents)
  describe(`the paper ${record.id}`, () => {
    const made = makeDocument(documentData(record, textOf(record.id), all.disclosures, brand));

    it('is tagged, has its language, title and author, and says so to the reader’s window', async () => {
      const { pdf } = await made;
      const bytes = Buffer.from(pdf).toString('latin1');
      for (const sign of ['/StructTreeRoot', '/Lang (en-US)', '/DisplayDocTitle true', '/Marked true'])
        assert(bytes.includes(sign), sign);
      // The parser uses the updated cross-reference table, so a wrong offset of the update fails here.
      const document = await getDocumentProxy(new Uint8Array(pdf));
      const { info, metadata } = await document.getMetadata();
      const told = info as Record<string, unknown>;
      assert.equal(told['Title'], record.title);
      assert.equal(told['Author'], brand.name);
      assert.equal(told['Language'], 'en-US');
      const raw = (metadata as { getRaw(): string } | null)?.getRaw() ?? bytes;
      assert.match(raw, /pdfua\/ns\/id\/">1</);
      assert(await document.getMarkInfo());
    });

    it('has as many pages as its label, and every face is embedded', async () => {
      const { pdf, pages } = await made;
      assert.equal((await getDocumentProxy(new Uint8Array(pdf))).numPages, pages);
      assert(pages >= 8, String(pages));
      const bytes = Buffer.from(pdf).toString('latin1');
      const faces = bytes.match(/\/FontDescriptor\b(?=\s+\/FontName)/g)?.length ?? 0;
      assert(faces > 2);
      assert.equal(bytes.match(/\/FontFile[23] /g)?.length, faces);
      const names = bytes.match(/\/FontName \/\S+/g) ?? [];
      assert(
        names.every((name) => /\+(?:Besley|PublicSans)-/.test(name)),
        names.join(),
      );
    });

    it('opens with its preview, holds its sections, and ends with what it is not and how to reach the firm', async () => {
      const { pdf } = await made;
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
      for (const paragraph of record.preview)
        assert(words(text[1] ?? '').includes(words(paragraph)), paragraph);
      const everything = words(text.join(' '));
      for (const block of blocksIn(textOf(record.id)))
        if (block.kind === 'heading' || block.kind === 'paragraph')
          // A paragraph may continue after the page's footer, but its first line doesn't.
          for (const run of block.runs.slice(0, 1))
            if (run.kind === 'text') assert(everything.includes(words(run.text.slice(0, 40))), run.text);
      assert(record.review && everything.includes(words(`Reviewed by ${record.review.reviewer}`)));
      for (const change of record.review.changes)
        assert(everything.includes(words(change.text)), change.text);
      const last = words(text.at(-1) ?? '');
      for (const said of [
        'no advice on tax',
        'not written advice on a federal tax matter',
        'published limits for 2026',
        brand.phone.display,
        brand.email.display,
      ])
        assert(last.toLowerCase().includes(words(said).toLowerCase()), said);
    });

    it('is small, and the same bytes when it is made again', async () => {
      const [one, again] = [
        await made,
        await makeDocument(documentData(record, textOf(record.id), all.disclosures, brand)),
      ];
      assert(one.pdf.length < LARGEST, `${String(one.pdf.length)} bytes`);
      assert(one.cover.length < 40_000, `${String(one.cover.length)} bytes`);
      assert(Buffer.from(one.pdf).equals(again.pdf));
      assert(Buffer.from(one.cover).equals(again.cover));
    });
  });

describe('what is printed', () => {
  it('is text where it looks like markup', async () => {
    const [record] = all.documents;
    assert(record);
    const said = '#panic("x") $1 * _a_ <b> @c = d';
    const data = documentData(
      { ...record, title: said, preview: [said] },
      `## ${said.replaceAll('*', '\\*').replaceAll('_', '\\_').replaceAll('<b>', '\\<b>')}\n\n## Sources\n\n- One.`,
      all.disclosures,
      brand,
    );
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array((await makeDocument(data)).pdf)),
    );
    for (const page of text.slice(0, 3)) assert(words(page).includes(words(said)), page);
  });

  it('fails the build where it has no form on paper', () => {
    assert.throws(() => blocksIn('| a | b |\n| - | - |\n| 1 | 2 |'), /no caption/);
    assert.throws(() => blocksIn('> A quotation.'), /no label/);
    assert.throws(() => blocksIn('![A picture](a.png)'), /cannot print/);
  });

  it('fails the build where the layout does not compile', async () => {
    await assert.rejects(compile('#nobody', {}, 'pdf'), /cannot be set.*unknown variable/);
  });
});
