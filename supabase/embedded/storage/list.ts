import { z } from 'zod';
import { json } from '../http/answers.ts';

const query = z.object({
  prefix: z.string().default(''),
  limit: z.int().positive().default(100),
  offset: z.int().nonnegative().default(0),
  search: z.string().default(''),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .prefault({}),
});

interface StoredObject {
  name: string;
  id: string | null;
  updated_at: string | null;
  created_at: string | null;
  last_accessed_at: string | null;
  metadata: unknown;
}

const most = 100_000;

/**
 * `POST /storage/v1/object/list/<bucket>`: lite returns every object whose name starts with the prefix. A hosted
 * project returns the direct entries of a folder, with subfolders as entries without an id.
 */
export async function answerList(
  request: Request,
  forward: (request: Request) => Promise<Response>,
): Promise<Response> {
  const parsed = query.safeParse(await request.json().catch(() => ({})));
  if (!parsed.success)
    return json(400, { statusCode: '400', error: 'Invalid query', message: 'Invalid list query' });
  const { prefix, limit, offset, search, sortBy } = parsed.data;
  const trimmed = prefix.replace(/^\/+|\/+$/g, '');
  const folder = trimmed === '' ? '' : `${trimmed}/`;
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const body = JSON.stringify({ prefix: folder, limit: most, offset: 0 });
  const response = await forward(new Request(request.url, { method: 'POST', headers, body }));
  if (!response.ok) return response;
  const objects = (await response.json()) as StoredObject[];
  const entries = fold(objects, folder).filter(({ name }) =>
    name.toLowerCase().startsWith(search.toLowerCase()),
  );
  const sign = sortBy.order === 'asc' ? 1 : -1;
  entries.sort((a, b) => sign * (a[sortBy.column] ?? '').localeCompare(b[sortBy.column] ?? '', 'en'));
  return json(200, entries.slice(offset, offset + limit));
}

/**
 * Cuts names below a folder at the next slash. Lite treats `%` and `_` as wildcards, so the prefix is checked again.
 */
function fold(objects: StoredObject[], folder: string): StoredObject[] {
  const entries = new Map<string, StoredObject>();
  for (const object of objects) {
    if (!object.name.startsWith(folder)) continue;
    const [name = '', ...rest] = object.name.slice(folder.length).split('/');
    if (rest.length === 0) entries.set(name, { ...object, name });
    else if (!entries.has(name)) entries.set(name, folderEntry(name));
  }
  return [...entries.values()];
}

const folderEntry = (name: string): StoredObject => ({
  name,
  id: null,
  updated_at: null,
  created_at: null,
  last_accessed_at: null,
  metadata: null,
});
