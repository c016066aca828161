import type { DataClient } from 'shared-auth/supabase-client';

export interface StoredTool {
  readonly version: number;
  /** Path within the bucket. */
  readonly path: string;
  readonly size: number;
  readonly updatedOn: string;
}

export interface ToolLibraryData {
  /** By tool id, newest first. The first file is the current one. */
  readonly files: ReadonlyMap<string, readonly StoredTool[]>;
  readonly downloads: ReadonlyMap<string, number>;
}

const BUCKET = 'tools';
/** Long enough to start a download, too short to share the link. */
const LINK_SECONDS = 60;

/** Returns the files and download counts. Both are empty for a user without the role. */
export async function listTools(client: DataClient): Promise<ToolLibraryData> {
  const [files, counts] = await Promise.all([
    client
      .from('tool_files')
      .select('tool_id, version, path, size_bytes, updated_on')
      .order('version', { ascending: false }),
    client.from('download_counts').select('tool_id, downloads'),
  ]);
  if (files.error) throw files.error;
  if (counts.error) throw counts.error;
  // `Map.groupBy` is missing in Chrome before 117, Firefox before 119, and Safari before 17.4.
  const byTool = new Map<string, StoredTool[]>();
  for (const { tool_id: id, version, path, size_bytes: size, updated_on: updatedOn } of files.data)
    byTool.set(id, [...(byTool.get(id) ?? []), { version, path, size, updatedOn }]);
  return {
    files: byTool,
    downloads: new Map(counts.data.map(({ tool_id, downloads }) => [tool_id, downloads])),
  };
}

/** Downloads a file through a URL that is signed for this download only. */
export async function fetchTool(client: DataClient, path: string): Promise<Blob> {
  const { data, error } = await client.storage.from(BUCKET).createSignedUrl(path, LINK_SECONDS);
  if (error) throw error;
  const response = await fetch(data.signedUrl);
  if (!response.ok)
    throw Object.assign(new Error('The file did not come'), { status: response.status, code: '' });
  return response.blob();
}

/** Counts one download; answers how many there are now. */
export async function countDownload(client: DataClient, id: string): Promise<number> {
  const { data, error } = await client.rpc('count_download', { tool_id: id });
  if (error) throw error;
  return data;
}

/**
 * Uploads a file for validation and replaces the current one if it passes.
 *
 * @throws RefusedFile with a message for the user if validation fails, or else the backend's error
 */
export async function replaceTool(
  client: DataClient,
  id: string,
  extension: string,
  file: File,
): Promise<void> {
  const upload = `incoming/${crypto.randomUUID()}.${extension}`;
  const { error } = await client.storage.from(BUCKET).upload(upload, file);
  if (error) throw error;
  const answer = await client.functions.invoke<unknown>('replace-tool', { body: { toolId: id, upload } });
  if (!answer.error) return;
  const words: unknown = await answer.response?.json().catch(() => null);
  const message =
    words !== null && typeof words === 'object' ? (Reflect.get(words, 'message') as unknown) : null;
  throw typeof message === 'string' ? new RefusedFile(message) : answer.error;
}

export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
}
