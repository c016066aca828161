import { startsAt } from 'shared-contract/forms/booking/schema';
import { optional } from 'shared-contract/forms/fields';
import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';

export interface ReviewValues {
  readonly startsAt: string;
  readonly notes: string | undefined;
}

export const reviewSchema = formSchema<ReviewValues>(
  z.object({ startsAt, notes: optional('the notes', 2000) }),
);
