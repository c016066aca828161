import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { loadsOf, packed, budgetOf, pageFilesBudget, scriptBudget } from '@scripts/build/rules';
import { ownerOf } from '@scripts/core/files';
import { SITE_ID, replaceBlock, siteDataOf } from 'shared-contract/page-data';
import type { ReleaseSet } from 'shared-release/live';
import type { Release } from 'shared-release/release';
import type { Artifact } from '../artifacts.ts';
import type { Candidate } from '../candidate.ts';
import { isChanged } from '../changed-artifacts.ts';
import type { Check, GateViolation } from '../gate.ts';
import { pageFilesOf, scriptsOf } from './record.ts';

/** Faster than the edge's compression, because the last percent is not worth the wait. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const quicklyPacked = (text: string) => brotliCompressSync(text, QUICK).length;

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Returns a function for the bytes of a file as sent: those of its compressed form in the build. */
function sizesIn({ set, artifacts: artifacts, folder }: Candidate): (address: string) => Promise<number> {
  const packedBy = new Map<string, readonly [Artifact, string]>();
  for (const artifact of artifacts)
    for (const [file, { digest, encodings }] of Object.entries(artifact.files))
      if (encodings?.includes('br')) packedBy.set(digest, [artifact, file]);
  const known = new Map<string, Promise<number>>();
  const measure = async (address: string) => {
    const file = address.slice(1);
    const [artifact, name] = packedBy.get(set.files[file]?.digest ?? '') ?? [];
    return artifact && name !== undefined
      ? (await artifact.encoded(name, 'br')).byteLength
      : (await stat(path.join(folder, file))).size;
  };
  return (address) => {
    const size = known.get(address) ?? measure(address);
    known.set(address, size);
    return size;
  };
}

/** Returns true if a page or the files that it loads differ from the live release set. */
function isOther({ release, pages }: ReleaseSet, live: ReleaseSet | null, file: string): boolean {
  const loaded = ({ site }: Release) => JSON.stringify([site.scripts, site.preloads[file]]);
  return live?.pages[file] !== pages[file] || loaded(live?.release ?? release) !== loaded(release);
}

/** Checks each changed public page against the budgets that the build's tests use. */
export const checkBudgets: Check = async (candidate, live) => {
  const { set, folder } = candidate;
  const { release } = set;
  const sizeOf = sizesIn(candidate);
  const found: GateViolation[] = [];
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

const ADVICE = 'load parts of it when they are used, or drop a library';

/** Checks the size of each script of an artifact, including those that load on demand. */
async function heavyScripts(artifact: Artifact): Promise<GateViolation[]> {
  const { package: name, files } = artifact;
  const found: GateViolation[] = [];
  for (const file of scriptsOf(artifact)) {
    const text = await artifact.bytes(file);
    const packedSize = files[file]?.encodings?.includes('br')
      ? (await artifact.encoded(file, 'br')).byteLength
      : brotliCompressSync(text, QUICK).length;
    const { packed: most, parsed } = scriptBudget;
    if (packedSize > most || text.byteLength > parsed)
      found.push({
        check: 'budgets',
        package: name,
        message: `${file} has ${kilobytes(packedSize)} (${kilobytes(text.byteLength)} unpacked), ${kilobytes(most)} (${kilobytes(parsed)}) are allowed; ${ADVICE}`,
      });
  }
  return found;
}

/**
 * Checks each script of the changed packages, and the files that each changed page loads by its row in the page file
 * lists, which includes the member area.
 */
export const checkChunks: Check = async (candidate, live) => {
  const { set, artifacts } = candidate;
  const sizeOf = sizesIn(candidate);
  const changed = artifacts.filter((artifact) => isChanged(artifact, live));
  const found = (await Promise.all(changed.map(heavyScripts))).flat();
  const before = live && pageFilesOf(live);
  for (const [pattern, files] of pageFilesOf(set)) {
    if (before?.get(pattern)?.join() === files.join()) continue;
    const sizes = await Promise.all(files.map(sizeOf));
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    if (weight > pageFilesBudget)
      found.push({
        check: 'budgets',
        package: ownerOf(set.release, pattern),
        message: `${pattern} loads ${kilobytes(weight)} in ${String(files.length)} files, ${kilobytes(pageFilesBudget)} are allowed; ${ADVICE}`,
      });
  }
  return found;
};
