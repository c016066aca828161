import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { unlikeProperties } from './sheet-properties.ts';
import type { Sheet } from './sheet-rules.ts';
import { scopeFaults } from './sheet-scope.ts';

const sheetsIn = (folder: string): Sheet[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => ({ file, css: readFileSync(path.join(folder, file), 'utf8') }));

function failWith(faults: readonly string[], what: string): void {
  if (faults.length > 0) throw new Error([what, ...faults].join('\n  '));
}

/** Fails the build of a remote whose sheets reach further than its own element. */
export function checkScope(remote: string, web: string): void {
  failWith(
    sheetsIn(web).flatMap((sheet) => scopeFaults(sheet, remote)),
    `The styles of ${remote} would change what is not its own:`,
  );
}

/** Fails a release whose sheets register one property in two ways. The host's build comes first. */
export function checkProperties(webFolders: readonly string[]): void {
  failWith(
    unlikeProperties(webFolders.flatMap(sheetsIn)),
    'The sheets of this release do not agree on what the page registers once:',
  );
}
