import { callRpc } from 'shared-auth/call-rpc';
import type { DataClient } from 'shared-auth/supabase-client';
import type { FilmWords } from 'shared-contract/resources/film';
import { openResource as rpc } from 'shared-contract/rpc/resources';
import { z } from 'zod/mini';

const BUCKET = 'resources';
/** Long enough to begin a download, too short to pass the address on. */
const LINK_SECONDS = 60;

const span = { start: z.number(), end: z.number() };
const words = z.object({
  seconds: z.number(),
  chapters: z.array(
    z.object({ ...span, heading: z.string(), cues: z.array(z.object({ ...span, text: z.string() })) }),
  ),
  sources: z.array(z.string()),
});

/** By an address that is signed for this once: the policy of the bucket decides. */
async function fetchFile(client: DataClient, path: string): Promise<Response> {
  const { data, error } = await client.storage.from(BUCKET).createSignedUrl(path, LINK_SECONDS);
  if (error) throw error;
  const response = await fetch(data.signedUrl);
  if (response.ok) return response;
  throw Object.assign(new Error('The file did not come'), { status: response.status, code: '' });
}

/** The bytes of a resource. It counts as a download, or as watched. @throws RpcError, or the storage's error */
export async function openResource(client: DataClient, id: string): Promise<Blob> {
  const { path } = await callRpc(client, rpc, { resource_id: id });
  return (await fetchFile(client, path)).blob();
}

/** Captions, chapters and transcript of a film. @throws what the storage says */
export async function fetchFilmWords(client: DataClient, path: string): Promise<FilmWords> {
  return words.parse(await (await fetchFile(client, path)).json());
}
