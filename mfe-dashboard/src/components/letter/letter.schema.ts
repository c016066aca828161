import { required, requiredLine } from 'shared-contract/forms/fields';
import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { openPlaces } from './open-places.ts';

export interface LetterValues {
  readonly subject: string;
  readonly body: string;
}

/** What goes out has no place left that was to be filled in. */
const filledIn = () =>
  z.check<string>((given) => {
    const [place] = openPlaces(given.value);
    if (place !== undefined)
      given.issues.push({ code: 'custom', input: given.value, message: `Fill in ${place}, or take it out` });
  });

export const letterSchema = formSchema<LetterValues>(
  z.object({
    subject: requiredLine('the subject', 150, 'Enter a subject').check(filledIn()),
    body: required('the letter', 3800, 'Write the letter').check(filledIn()),
  }),
);
