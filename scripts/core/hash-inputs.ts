import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const ignored =
  /(^|[\\/])(node_modules|\.turbo|dist|dist-dev|\.data|storybook-static|\.storybook)$|\.(test|stories)\.tsx?$/;

function filesBelow(entry: string): string[] {
  if (ignored.test(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}

/** Returns one hash of the content of files and folders, without tests and stories. Equal hashes mean equal builds. */
export function hashInputs(root: string, entries: readonly string[]): string {
  const hash = createHash('sha256');
  for (const entry of entries)
    for (const file of filesBelow(path.join(root, entry)))
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  return hash.digest('hex').slice(0, 16);
}
