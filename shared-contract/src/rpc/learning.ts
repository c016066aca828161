import * as z from 'zod/mini';
import { count, instant, rpc } from './rpc.ts';

export const trainingPeople = rpc(
  'training_people',
  z.array(
    z.object({
      user_id: z.string(),
      name: z.nullable(z.string()),
      email: z.string(),
      completed: count,
      latest: instant,
      modules: z.record(
        z.string(),
        z.object({
          percent: z.number(),
          lesson: count,
          quizScore: z.nullable(z.number()),
          completedAt: z.nullable(instant),
        }),
      ),
    }),
  ),
);

export const openResource = rpc('open_resource', z.object({ path: z.string() }));

const text = z.nullable(z.string());

export const saveStory = rpc(
  'save_story',
  z.object({
    story: z.object({
      id: z.string(),
      user_id: z.string(),
      client_id: z.nullable(z.string()),
      title: z.string(),
      status: z.enum(['draft', 'in_review', 'published', 'archived']),
      situation: text,
      challenge: text,
      strategy: text,
      result: text,
      lesson: text,
      version: z.int(),
      updated_at: instant,
      updated_by: z.nullable(z.string()),
    }),
    /** Fields that another user has changed since. They were not saved. */
    refused: z.array(
      z.enum(['title', 'client_id', 'situation', 'challenge', 'strategy', 'result', 'lesson']),
    ),
    /** The author and time of the previous save. */
    before: z.object({ by: z.nullable(z.string()), at: instant }),
  }),
);

const choices = z.array(z.object({ id: z.string(), name: z.string() }));

/** Writers and clients of the stories that the user may read. */
export const storyChoices = rpc('story_choices', z.object({ writers: choices, clients: choices }));
