import type { DataClient } from 'shared-auth/supabase-client';

/**
 * Fetches one of the user's own documents.
 * @param place its place in the bucket
 * @throws the storage's error
 */
export async function openDocument(client: DataClient, place: string): Promise<Blob> {
  const { data, error } = await client.storage.from('documents').download(place);
  if (error) throw error;
  return data;
}
