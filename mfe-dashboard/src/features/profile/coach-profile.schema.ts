import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { listOf } from '../../lib/format.ts';
import type { CoachProfile } from './queries.ts';

/** Each maximum length matches its database column. */
export const coachProfileSchema = formSchema<CoachProfile>(
  z.object({
    headline: z.string().check(z.trim(), z.maxLength(120, 'A headline has at most 120 characters')),
    bio: z.string().check(z.trim(), z.maxLength(2000, 'The text has at most 2,000 characters')),
    specialties: z.pipe(
      z.pipe(z.string(), z.transform(listOf)),
      z.array(z.string()).check(
        z.maxLength(8, 'Name at most 8 specialties'),
        z.refine(
          (names) => names.join('').length <= 320,
          'The specialties have at most 320 characters together',
        ),
      ),
    ),
  }),
);
