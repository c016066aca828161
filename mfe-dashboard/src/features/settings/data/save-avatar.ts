import type { DataClient } from 'shared-auth/supabase-client';

const endings: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

async function setPath(client: DataClient, id: string, path: string | null): Promise<void> {
  const { error } = await client
    .from('profiles')
    .update({ avatar_path: path })
    .eq('id', id)
    .select('id')
    .single();
  if (error) throw error;
}

/** A file that nobody names any more; should it stay, the account's deletion takes it along. */
async function drop(client: DataClient, path: string | null): Promise<void> {
  if (path !== null) await client.storage.from('avatars').remove([path]);
}

/**
 * Stores a picture under a name of its own, puts it into the profile and removes the one before.
 * @throws the storage's or the database's error; nothing is changed then
 */
export async function saveAvatar(
  client: DataClient,
  id: string,
  picture: Blob,
  before: string | null,
): Promise<void> {
  const path = `${id}/${crypto.randomUUID()}.${endings[picture.type] ?? 'png'}`;
  const { error } = await client.storage
    .from('avatars')
    .upload(path, picture, { contentType: picture.type, cacheControl: '31536000' });
  if (error) throw error;
  try {
    await setPath(client, id, path);
  } catch (cause) {
    await drop(client, path);
    throw cause;
  }
  await drop(client, before);
}

/** Takes the picture out of the profile, then out of the store. @throws the database's error */
export async function removeAvatar(client: DataClient, id: string, before: string | null): Promise<void> {
  await setPath(client, id, null);
  await drop(client, before);
}
