import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Stylesheet, unlikeProperties } from './stylesheet-rules.ts';
import { scopeFaults } from './stylesheet-scope.ts';

const sheetsIn = (folder: string): Stylesheet[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => ({ file, css: readFileSync(path.join(folder, file), 'utf8') }));

function failWith(faults: readonly string[], what: string): void {
  if (faults.length > 0) throw new Error([what, ...faults].join('\n  '));
}

/** Fails the build of a remote whose stylesheets match elements outside its own root. */
export function checkScope(remote: string, web: string): void {
  failWith(
    sheetsIn(web).flatMap((sheet) => scopeFaults(sheet, remote)),
    `The styles of ${remote} would change what is not its own:`,
  );
}

/** Fails a release whose stylesheets register one property in two ways. The host's build must be first. */
export function checkProperties(webFolders: readonly string[]): void {
  failWith(
    unlikeProperties(webFolders.flatMap(sheetsIn)),
    'The sheets of this release do not agree on what the page registers once:',
  );
}
