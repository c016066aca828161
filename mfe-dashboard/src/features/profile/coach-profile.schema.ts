import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { listOf } from '../../lib/list-of.ts';
import type { CoachWords } from './data/read-member.ts';

/** What a coach says of themselves. The lengths are those of the table. */
export const coachProfileSchema = formSchema<CoachWords>(
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
