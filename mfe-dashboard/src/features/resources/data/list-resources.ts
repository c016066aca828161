import type { DataClient } from 'shared-auth/supabase-client';

/** What the library holds, and what of it opens for the caller. @throws the database's error */
export async function listResources(client: DataClient) {
  const { data, error } = await client.rpc('list_resources');
  if (error) throw error;
  return {
    /** The level that the caller's certificate and work have reached; a role may open more. */
    level: data[0]?.own_level ?? 'All',
    files: data.map((row) => ({
      id: row.resource_id,
      opens: row.opens,
      size: row.size_bytes,
      downloads: row.downloads,
      /** Where captions and transcript of a film lie; nothing for another file, or for one that is closed. */
      wordsPath: row.words_path as string | null,
    })),
  };
}

export type ResourceShelf = Awaited<ReturnType<typeof listResources>>;
export type StoredResource = ResourceShelf['files'][number];
