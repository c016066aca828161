import type { DataClient } from 'shared-auth/supabase-client';
import { preferencesFrom, type Preferences } from '../preferences.ts';

/** The saved preferences; the defaults where none are. @throws the database's error */
export async function readPreferences(client: DataClient, userId: string): Promise<Preferences> {
  const { data, error } = await client
    .from('user_preferences')
    .select('preferences')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw error;
  return preferencesFrom(data?.preferences);
}

/** @throws the database's error */
export async function savePreferences(
  client: DataClient,
  userId: string,
  { theme, notifications, privacy }: Preferences,
): Promise<void> {
  const { error } = await client
    .from('user_preferences')
    .upsert({ user_id: userId, preferences: { theme, notifications, privacy } }, { onConflict: 'user_id' });
  if (error) throw error;
}
