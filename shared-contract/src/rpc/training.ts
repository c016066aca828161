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
