import path from 'node:path';
import type { Rspack } from '@rsbuild/core';
import { hashOf, packageOf } from '@scripts/core/files';
import { brandFileInUse, loadModule } from '@scripts/core/modules';
import { AT } from 'shared-release/assets';
import { documentsOf } from './document-records.ts';
import { cachedDocument, COVER, documentData, type PrintedFirm } from './make-document.ts';

const folder = import.meta.dirname;

async function load(this: Rspack.LoaderContext, text: string): Promise<string> {
  const id = path.basename(this.resourcePath, '.mdx');
  const all = documentsOf(packageOf(this.resourcePath));
  const record = all?.documents.find((one) => one.id === id);
  if (all === undefined || record === undefined) throw new Error(`No document is called ${id}.`);
  const brandFile = brandFileInUse();
  this.addDependency(brandFile);
  this.addDependency(path.join(folder, 'document.typ'));
  this.addContextDependency(path.dirname(all.file));
  const { brand } = loadModule(brandFile) as { brand: PrintedFirm };
  const data = documentData(record, text, all.disclosures, brand);
  const { pdf, cover, pages } = await cachedDocument(data);
  const file = `/resources/${id}.pdf`;
  const picture = `/static/documents/${id}.${hashOf(cover)}.webp`;
  this.emitFile(AT + file, Buffer.from(pdf));
  this.emitFile(AT + picture, Buffer.from(cover));
  const said = { file, pages, bytes: pdf.length, cover: { src: picture, ...COVER } };
  return `export const document = ${JSON.stringify(said)};`;
}

/**
 * Loader for `<text>.mdx?document`: typesets the document, emits the PDF and a cover picture, and exports their data.
 */
export default function documentLoader(this: Rspack.LoaderContext, text: string): void {
  const done = this.async();
  load.call(this, text).then(
    (code) => done(null, code),
    (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
  );
}
