import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  COACH_LEVEL,
  coachPaperIds,
  coachPapers,
  paperFileId,
  type CoachPaperId,
  type PaperFormat,
} from 'shared-contract/resources/coach-papers';
import type { ToolDocument } from 'shared-contract/tools/document';
import type { ResourceFile } from '../../../supabase/resources/install-resources.ts';
import { brandFileInUse } from '../brand-file.ts';
import { documentsOf } from '../documents/document-records.ts';
import { documentData, makeDocument, type PrintedFirm } from '../documents/make-document.ts';
import { loadModule } from '../load-module.ts';
import { root } from '../shared-modules.ts';
import { makeTool } from '../tools/make-tools.ts';
import { blocksOfForm } from './form-blocks.ts';

interface PaperContent {
  readonly document: ToolDocument;
  readonly preview: readonly string[];
}
const module = path.join(root, 'mfe-dashboard/src/features/coach/content/papers/papers.ts');

/** What the papers of coaches hold, by id. */
export const paperContents = (): Readonly<Record<CoachPaperId, PaperContent>> =>
  (loadModule(module) as { papers: Readonly<Record<CoachPaperId, PaperContent>> }).papers;

/** One paper in one of its formats: to write in, or to print. */
export async function makePaper(id: CoachPaperId, format: PaperFormat): Promise<ResourceFile> {
  const { brand: firm } = loadModule(brandFileInUse()) as { brand: PrintedFirm };
  const { title, description, category, updated } = coachPapers[id];
  const { document, preview } = paperContents()[id];
  const set = async () => {
    const record = { id, title, description, category, revised: updated, preview };
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
