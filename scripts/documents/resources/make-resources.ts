import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@scripts/core/files';
import { brandFileInUse, loadModule } from '@scripts/core/modules';
import { type ResourceContent, timeFilm } from 'shared-contract/resources/film';
import { allResources, type Resource, type ResourceId } from 'shared-contract/resources/resources';
import type { ResourceFile } from '../../../supabase/resources/install-resources.ts';
import { documentsOf } from '../papers/document-records.ts';
import { documentData, makeDocument, type PrintedFirm } from '../papers/make-document.ts';
import { makeTool } from '../office/make-tools.ts';
import { filmFile } from './films.ts';
import { makeCoachPapers } from './make-coach-papers.ts';

const contentFolder = path.join(root, 'mfe-dashboard/src/features/resources/content');
type Contents = Readonly<Record<ResourceId, ResourceContent>>;

export const resourceContents = (): Contents =>
  (loadModule(path.join(contentFolder, 'resource-files.ts')) as { resourceFiles: Contents }).resourceFiles;

const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function setGuide(
  resource: Resource,
  content: Extract<ResourceContent, { kind: 'guide' }>,
  firm: PrintedFirm,
) {
  const { id, title, description, category, updated: revised } = resource;
  const { preview, text } = content;
  const record = { id, title, description, category, revised, preview };
  const markdown = readFileSync(path.join(contentFolder, text), 'utf8');
  const disclosures = documentsOf('mfe-marketing')?.disclosures ?? [];
  return (await makeDocument(documentData(record, markdown, disclosures, firm))).pdf;
}

/** Makes the file of a resource, and the transcript of a video. */
export async function makeResource(resource: Resource, content: ResourceContent): Promise<ResourceFile> {
  const { id, cppsLevel: level, updated } = resource;
  const { brand: firm } = loadModule(brandFileInUse()) as { brand: PrintedFirm };
  const made = (extension: ResourceFile['extension'], bytes: Uint8Array, words: string | null = null) => ({
    ...{ id, level, updated, extension, words, bytes },
    sha256: digestOf(bytes),
  });
  switch (content.kind) {
    case 'guide':
      return made('pdf', await setGuide(resource, content, firm));
    case 'film':
      return made('webm', new Uint8Array(readFileSync(filmFile(id))), JSON.stringify(timeFilm(content.film)));
    default: {
      const facts = { title: content.title, subject: content.purpose, firm: firm.name, updated };
      const { extension, bytes } = await makeTool({ id, content, facts });
      if (extension === 'pptx') throw new Error(`${id}: slides are no resource.`);
      return made(extension, bytes);
    }
  }
}

export async function makeResources(): Promise<ResourceFile[]> {
  const contents = resourceContents();
  const library = await Promise.all(
    allResources.map((resource) => makeResource(resource, contents[resource.id])),
  );
  return [...library, ...(await makeCoachPapers())];
}
