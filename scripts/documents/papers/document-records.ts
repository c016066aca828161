import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOf } from '@scripts/core/files';
import { loadModule } from '@scripts/core/modules';
import type { Disclosure, DocumentRecord } from './make-document.ts';

/** Loader that typesets a text into a document. */
export const documentLoader = path.join(import.meta.dirname, 'document-loader.ts');

/** The documents of a package: the records, the disclosures on the last page, and the module that lists them. */
export interface Documents {
  readonly file: string;
  readonly documents: readonly DocumentRecord[];
  readonly disclosures: readonly Disclosure[];
}

/** Returns the module that lists a package's documents: `documents` in its package.json. */
function recordsFile(name: string): string | undefined {
  const manifest = JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as {
    documents?: string;
  };
  return manifest.documents === undefined ? undefined : path.join(folderOf(name), manifest.documents);
}

/** Returns true if a package has documents. Its build then depends on the firm's data, which is printed in them. */
export const hasDocuments = (name: string): boolean => recordsFile(name) !== undefined;

export function documentsOf(name: string): Documents | undefined {
  const file = recordsFile(name);
  return file === undefined ? undefined : { file, ...(loadModule(file) as Omit<Documents, 'file'>) };
}
