import type { DataClient } from 'shared-auth/supabase-client';
import { z } from 'zod/mini';

const people = z.array(
  z.object({
    user_id: z.string(),
    name: z.nullable(z.string()),
    email: z.string(),
    completed: z.number(),
    latest: z.string(),
    modules: z.record(
      z.string(),
      z.object({
        percent: z.number(),
        lesson: z.number(),
        quizScore: z.nullable(z.number()),
        completedAt: z.nullable(z.string()),
      }),
    ),
  }),
);
export type TrainingPerson = z.infer<typeof people>[number];

/**
 * Who trains, of the people whose progress the user may read, the latest first: at most 200. One person, or all others.
 * @throws the database's error
 */
export async function listTrainingPeople(
  client: DataClient,
  person: string | null,
): Promise<readonly TrainingPerson[]> {
  const { data, error } = await client.rpc('training_people', person === null ? {} : { of_person: person });
  if (error) throw error;
  return people.parse(data);
}
