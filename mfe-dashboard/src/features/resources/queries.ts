import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import type { FilmWords } from 'shared-contract/resources/film';
import { openResource as rpc } from 'shared-contract/rpc/learning';
import { z } from 'zod/mini';

/** Returns the holders of valid certificates with their levels. Administrators only. */
export async function listLevels(client: DataClient) {
  const { data, error } = await client.rpc('list_cpps_levels');
  if (error) throw error;
  return data;
}

export type LevelHolder = Awaited<ReturnType<typeof listLevels>>[number];

/** Returns the files of the library and whether the caller has access to each. */
export async function listResources(client: DataClient) {
  const { data, error } = await client.rpc('list_resources');
  if (error) throw error;
  return {
    /** Level reached by certificate and work. A role may grant access to more. */
    level: data[0]?.own_level ?? 'All',
    files: data.map((row) => ({
      id: row.resource_id,
      opens: row.opens,
      size: row.size_bytes,
      downloads: row.downloads,
      /** Path of a video's captions and transcript. Null for other files and for files without access. */
      wordsPath: row.words_path as string | null,
    })),
  };
}

export type ResourceShelf = Awaited<ReturnType<typeof listResources>>;
export type StoredResource = ResourceShelf['files'][number];

const BUCKET = 'resources';
/** Long enough to start a download, too short to share the link. */
const LINK_SECONDS = 60;

const span = { start: z.number(), end: z.number() };
const words = z.object({
  seconds: z.number(),
  chapters: z.array(
    z.object({ ...span, heading: z.string(), cues: z.array(z.object({ ...span, text: z.string() })) }),
  ),
  sources: z.array(z.string()),
});

/** Fetches a file by a signed URL. The bucket's policy decides on access. */
async function fetchFile(client: DataClient, path: string): Promise<Response> {
  const { data, error } = await client.storage.from(BUCKET).createSignedUrl(path, LINK_SECONDS);
  if (error) throw error;
  const response = await fetch(data.signedUrl);
  if (response.ok) return response;
  throw Object.assign(new Error('The file did not come'), { status: response.status, code: '' });
}

/** Downloads a resource and counts it as a download or a view. */
export async function openResource(client: DataClient, id: string): Promise<Blob> {
  const { path } = await callRpc(client, rpc, { resource_id: id });
  return (await fetchFile(client, path)).blob();
}

export async function fetchFilmWords(client: DataClient, path: string): Promise<FilmWords> {
  return words.parse(await (await fetchFile(client, path)).json());
}
