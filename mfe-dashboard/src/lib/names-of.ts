import type { DataClient } from 'shared-auth/supabase-client';

/** What people are called, by id. */
export type Names = ReadonlyMap<string, string>;

/**
 * The names of people who act on records that the caller may read; others are left out.
 * @throws the database's error
 */
export async function namesOf(client: DataClient, people: readonly string[]): Promise<Names> {
  if (people.length === 0) return new Map();
  const { data, error } = await client.rpc('names_of', { people: [...people] });
  if (error) throw error;
  return new Map(data.map(({ id, name }) => [id, name]));
}

/** What stands for whoever has no name that the reader may know: an account that is gone, or one that never acted here. */
export const SOMEBODY = 'somebody else';

/**
 * Who has changed a record, in a sentence.
 * @param me id of the reader
 */
export async function changerOf(client: DataClient, person: string | null, me: string): Promise<string> {
  if (person === null) return SOMEBODY;
  if (person === me) return 'you';
  try {
    return (await namesOf(client, [person])).get(person) ?? SOMEBODY;
  } catch {
    // What happened to the record is said all the same.
    return SOMEBODY;
  }
}
