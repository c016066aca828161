import { secretHeaders } from '../_shared/caller.ts';
import type { FunctionContext } from '../_shared/function.ts';

const pageSize = 100;

interface Entry {
  name: string;
  /** Null for a folder. */
  id: string | null;
}

/** Returns the full names of all files in a folder and its subfolders. */
export async function listFiles(context: FunctionContext, bucket: string, folder: string): Promise<string[]> {
  const names: string[] = [];
  for (let offset = 0; ; offset += pageSize) {
    const response = await fetch(`${context.url}/storage/v1/object/list/${bucket}`, {
      method: 'POST',
      headers: secretHeaders(context),
      body: JSON.stringify({
        prefix: folder,
        limit: pageSize,
        offset,
        sortBy: { column: 'name', order: 'asc' },
      }),
    });
    if (!response.ok) throw new Error(`Files in ${bucket} could not be listed (${response.status})`);
    const entries = (await response.json()) as Entry[];
    for (const entry of entries) {
      const name = `${folder}/${entry.name}`;
      if (entry.id === null) names.push(...(await listFiles(context, bucket, name)));
      else names.push(name);
    }
    if (entries.length < pageSize) return names;
  }
}

async function removeFiles(context: FunctionContext, bucket: string, names: string[]): Promise<void> {
  for (let at = 0; at < names.length; at += pageSize) {
    const response = await fetch(`${context.url}/storage/v1/object/${bucket}`, {
      method: 'DELETE',
      headers: secretHeaders(context),
      body: JSON.stringify({ prefixes: names.slice(at, at + pageSize) }),
    });
    if (!response.ok) throw new Error(`Files in ${bucket} could not be removed (${response.status})`);
  }
}

/**
 * Deletes all files in a folder, with up to three attempts. Returns the number of files, or null if some may remain.
 */
export async function clearFolder(
  context: FunctionContext,
  bucket: string,
  folder: string,
): Promise<number | null> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const names = await listFiles(context, bucket, folder);
      await removeFiles(context, bucket, names);
      return names.length;
    } catch {
      // Retry, or return null after the last attempt.
    }
  }
  return null;
}
