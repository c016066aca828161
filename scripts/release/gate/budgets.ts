import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { SITE_ID, replaceBlock, siteDataOf } from 'shared-contract/page-data';
import type { ReleaseSet } from '../../../shell/server/live/release-set.ts';
import type { Release } from '../../../shell/server/release.ts';
import { loadsOf, packed } from '../../bench/page-weights.ts';
import { ownerOf } from '../../build/pages/page-owner.ts';
import { budgetOf } from '../../lib/page-budgets.ts';
import type { Artefact } from '../artefacts.ts';
import type { Candidate } from '../candidate.ts';
import type { Check, Objection } from '../gate.ts';

/** A set is not kept waiting for the last percent: the edge packs better. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const quicklyPacked = (text: string) => brotliCompressSync(text, QUICK).length;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** How many bytes of a file are sent: in its packed form, which lies with the build. */
function sizesIn({ set, artefacts, folder }: Candidate): (address: string) => Promise<number> {
  const packedBy = new Map<string, readonly [Artefact, string]>();
  for (const artefact of artefacts)
    for (const [file, { digest, encodings }] of Object.entries(artefact.files))
      if (encodings?.includes('br')) packedBy.set(digest, [artefact, file]);
  const known = new Map<string, Promise<number>>();
  const measure = async (address: string) => {
    const file = address.slice(1);
    const [artefact, name] = packedBy.get(set.files[file]?.digest ?? '') ?? [];
    return artefact && name !== undefined
      ? (await artefact.encoded(name, 'br')).byteLength
      : (await stat(path.join(folder, file))).size;
  };
  return (address) => {
    const size = known.get(address) ?? measure(address);
    known.set(address, size);
    return size;
  };
}

/** Whether a page, or what it loads, is another one than the live set's. */
function isOther({ release, pages }: ReleaseSet, live: ReleaseSet | null, file: string): boolean {
  const loaded = ({ site }: Release) => JSON.stringify([site.scripts, site.preloads[file]]);
  return live?.pages[file] !== pages[file] || loaded(live?.release ?? release) !== loaded(release);
}

/** What each public page weighs that a release changes, by the budgets that the build is tested with. */
export const checkBudgets: Check = async (candidate, live) => {
  const { set, folder } = candidate;
  const { release } = set;
  const sizeOf = sizesIn(candidate);
  const found: Objection[] = [];
  const changed = Object.entries(release.pages).filter(([, { file }]) => isOther(set, live, file));
  for (const [address, { file }] of changed) {
    const html = await readFile(path.join(folder, file), 'utf8');
    const { scripts, fonts, inline } = loadsOf(replaceBlock(SITE_ID, html, siteDataOf(release, file)));
    const sized = await Promise.all(scripts.map(async (script) => [script, await sizeOf(script)] as const));
    const weight = sized.reduce((sum, [, size]) => sum + size, packed(inline));
    const document = quicklyPacked(html);
    const requests = 1 + fonts.length + scripts.length;
    const budget = budgetOf(address);
    const told = (message: string) => {
      found.push({ check: 'budgets', package: ownerOf(release, address), message: `${address} ${message}` });
    };
    const [largest, size] = sized
      .toSorted(([, a], [, b]) => b - a)
      .find(([script]) => script.startsWith('/remotes/')) ??
      sized[0] ?? ['', 0];
    if (weight > budget.scripts)
      told(
        `loads ${kilobytes(weight)} of script, ${kilobytes(budget.scripts)} are allowed; load what is not seen at first when it is used (the largest of the remote is ${largest}, ${kilobytes(size)})`,
      );
    if (requests > budget.requests)
      told(
        `takes ${String(requests)} requests, ${String(budget.requests)} are allowed; put what comes together into one chunk`,
      );
    if (document > budget.document)
      told(
        `is a document of ${kilobytes(document)}, ${kilobytes(budget.document)} are allowed; give its parts addresses of their own`,
      );
  }
  return found;
};
