import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from '../load-module.ts';
import { folderOf } from '../places.ts';
import type { Disclosure, DocumentRecord } from './make-document.ts';

/** The documents of a package: its records, what each says on its last page, and where the texts lie. */
export interface Documents {
  readonly file: string;
  readonly documents: readonly DocumentRecord[];
  readonly disclosures: readonly Disclosure[];
}

/** The module that lists a package's documents: `documents` of its package.json. */
function recordsFile(name: string): string | undefined {
  const manifest = JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as {
    documents?: string;
  };
  return manifest.documents === undefined ? undefined : path.join(folderOf(name), manifest.documents);
}

/** Whether a package prints: what it is built of includes the firm then, which stands on paper. */
export const hasDocuments = (name: string): boolean => recordsFile(name) !== undefined;

export function documentsOf(name: string): Documents | undefined {
  const file = recordsFile(name);
  return file === undefined ? undefined : { file, ...(loadModule(file) as Omit<Documents, 'file'>) };
}
