import { createClient } from '@supabase/supabase-js';
import { z } from 'zod';

export interface ToolFile {
  readonly id: string;
  readonly extension: keyof typeof types;
  /** Calendar day of the edition. */
  readonly updated: string;
  readonly sha256: string;
  readonly bytes: Uint8Array;
}

const kept = z.array(z.object({ tool_id: z.string(), sha256: z.string(), is_product: z.boolean() }));

const types = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

export interface ToolStore {
  readonly url: string;
  readonly secretKey: string;
}

/**
 * Uploads tool files that are missing or that replace the product's earlier edition. Files that an administrator has
 * uploaded are not replaced.
 *
 * @returns The ids of the tools with a new file.
 */
export async function installTools(
  { url, secretKey }: ToolStore,
  tools: readonly ToolFile[],
): Promise<string[]> {
  const client = createClient(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await client
    .from('tool_files')
    .select('tool_id, sha256, is_product')
    .order('version', { ascending: true });
  if (error) throw new Error(`The files of the tools could not be read: ${error.message}`);
  const rows = kept.parse(data);
  const installed: string[] = [];
  for (const { id, extension, sha256, updated, bytes } of tools) {
    const own = rows.filter((row) => row.tool_id === id);
    if (own.at(-1)?.is_product === false || own.some((row) => row.sha256 === sha256)) continue;
    const path = `${id}/${sha256.slice(0, 16)}.${extension}`;
    const stored = await client.storage
      .from('tools')
      .upload(path, bytes, { contentType: types[extension], upsert: true });
    if (stored.error) throw new Error(`${path} could not be stored: ${stored.error.message}`);
    const added = await client.rpc('add_tool_file', {
      tool_id: id,
      path,
      size_bytes: bytes.length,
      sha256,
      updated_on: updated,
      is_product: true,
    });
    if (added.error) throw new Error(`${path} could not be recorded: ${added.error.message}`);
    installed.push(id);
  }
  return installed;
}
