import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';
import type { ToolStore } from '../tools/install-tools.ts';

export interface ResourceFile {
  readonly id: string;
  readonly extension: keyof typeof types;
  readonly level: string;
  /** Calendar day of the edition. */
  readonly updated: string;
  readonly sha256: string;
  readonly bytes: Uint8Array;
  /** Captions, chapters, and sources of a video, as JSON. */
  readonly words: string | null;
}

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  webm: 'video/webm',
} as const;

const editions = z.array(
  z.object({
    resource_id: z.string(),
    level: z.string(),
    path: z.string(),
    words_path: z.string().nullable(),
  }),
);

async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(digest).toString('hex');
}

/**
 * Uploads resource files that are missing or outdated in the bucket, and records their levels.
 *
 * @returns The ids of the resources with a new file or level.
 */
export async function installResources(
  { url, secretKey }: ToolStore,
  resources: readonly ResourceFile[],
): Promise<string[]> {
  const client = createClient(url, secretKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const bucket = client.storage.from('resources');
  const known = await client.rpc('resource_editions');
  if (known.error) throw new Error(`The resources could not be read: ${known.error.message}`);
  const kept = new Map(editions.parse(known.data).map((row) => [row.resource_id, row]));
  const store = async (path: string, bytes: Uint8Array | string, contentType: string) => {
    const stored = await bucket.upload(path, bytes, { contentType, upsert: true });
    if (stored.error) throw new Error(`${path} could not be stored: ${stored.error.message}`);
  };
  const installed: string[] = [];
  for (const { id, extension, level, updated, sha256, bytes, words } of resources) {
    const before = kept.get(id);
    const path = `${id}/${sha256.slice(0, 16)}.${extension}`;
    const wordsPath = words === null ? null : `${id}/${(await digestOf(words)).slice(0, 16)}.json`;
    if (before?.path === path && before.words_path === wordsPath && before.level === level) continue;
    if (before?.path !== path) await store(path, bytes, types[extension]);
    if (words !== null && wordsPath !== null && before?.words_path !== wordsPath)
      await store(wordsPath, words, 'application/json');
    const put = await client.rpc('put_resource', {
      resource_id: id,
      level,
      path,
      words_path: wordsPath,
      size_bytes: bytes.length,
      sha256,
      updated_on: updated,
    });
    if (put.error) throw new Error(`${path} could not be recorded: ${put.error.message}`);
    const gone = [before?.path, before?.words_path].filter(
      (one) => typeof one === 'string' && one !== path && one !== wordsPath,
    );
    if (gone.length > 0) await bucket.remove(gone as string[]);
    installed.push(id);
  }
  return installed;
}
