import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownerOf } from '@scripts/core/files';
import { withoutEntities } from 'shared-contract/html-text';
import type { Check, GateViolation } from '../gate.ts';

/** Length of a description that search engines show in full. */
const DESCRIPTION = { min: 50, max: 160 };

const TITLE = /<title[^>]*>(.*?)<\/title>/s;
const META_DESCRIPTION = /<meta name="description" content="([^"]*)"/;

const textIn = (html: string, pattern: RegExp) => withoutEntities(pattern.exec(html)?.[1] ?? '').trim();

/** Lists what a search engine or a screen reader misses in a document. */
function documentFaults(html: string, isIndexed: boolean): string[] {
  const [head = ''] = html.split('</head>');
  const description = textIn(head, META_DESCRIPTION);
  const headings = html.match(/<h1[\s>]/g)?.length ?? 0;
  const { min, max } = DESCRIPTION;
  const faults: string[] = [];
  if (textIn(head, TITLE) === '') faults.push('has no title; give its Seo a title');
  if (isIndexed && (description.length < min || description.length > max))
    faults.push(
      `has a description of ${String(description.length)} characters; give its Seo one of ${String(min)} to ${String(max)}`,
    );
  if (headings !== 1) faults.push(`has ${String(headings)} h1 elements; render exactly one`);
  return faults;
}

/** Checks title, description, and heading of each changed public page. */
export const checkDocuments: Check = async ({ set, folder }, live) => {
  const { release } = set;
  const found: GateViolation[] = [];
  for (const [address, { file, noindex = false }] of Object.entries(release.pages)) {
    if (set.pages[file] === live?.pages[file]) continue;
    const html = await readFile(path.join(folder, file), 'utf8');
    for (const fault of documentFaults(html, !noindex))
      found.push({ check: 'documents', package: ownerOf(release, address), message: `${address} ${fault}` });
  }
  return found;
};
