import { email, isStorable, required, requiredLine } from 'shared-contract/forms/fields';
import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { listOf } from '../../lib/format.ts';

const MAX_COUNT = 8;
const MAX_LENGTH = 40;

const specialities = z.pipe(
  z.string('Enter at least one specialization'),
  z.pipe(
    z.transform(listOf),
    z
      .array(
        z.string().check(z.maxLength(MAX_LENGTH, `Shorten each specialization to ${MAX_LENGTH} characters`)),
      )
      .check(
        z.minLength(1, 'Enter at least one specialization'),
        z.maxLength(MAX_COUNT, `Enter ${MAX_COUNT} specializations at most`),
        z.refine((list) => list.every(isStorable), 'Remove the characters that are not text'),
      ),
  ),
);

export interface EntryValues {
  readonly shown: boolean;
  readonly headline: string;
  readonly firm: string;
  readonly location: string;
  readonly specialities: string[];
  readonly about: string;
  readonly contact_email: string;
}

/** Each maximum length matches its database column. */
export const entrySchema = formSchema<EntryValues>(
  z.object({
    shown: z.pipe(
      z.optional(z.string()),
      z.transform((value) => value !== undefined),
    ),
    headline: requiredLine('the headline', 120, 'Enter a headline, such as CPA, CPPS, founder'),
    firm: requiredLine('the firm', 120, 'Enter the name of your firm'),
    location: requiredLine('the location', 80, 'Enter city and state, such as Toledo, Ohio'),
    specialities,
    about: required('the text about you', 2000, 'Describe what you plan, and for whom'),
    contact_email: email,
  }),
);
