import type { DataClient } from 'shared-auth/supabase-client';
import type { CoachWords } from './read-member.ts';

/** What a coach says of themselves. @throws the database's error */
export async function saveCoachProfile(
  client: DataClient,
  id: string,
  { headline, bio, specialties }: CoachWords,
): Promise<void> {
  const { error } = await client
    .from('coach_profiles')
    .upsert({ user_id: id, headline, bio, specialties: [...specialties] }, { onConflict: 'user_id' });
  if (error) throw error;
}
