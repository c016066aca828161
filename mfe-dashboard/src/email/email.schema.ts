import { required, requiredLine } from 'shared-contract/forms/fields';
import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';

/** Finds the bracketed placeholders of a template that are still in the text. */
const openPlaceholders = (text: string): readonly string[] => text.match(/\[[^\]\n]{1,80}\]/g) ?? [];

export interface EmailValues {
  readonly subject: string;
  readonly body: string;
}

/** Rejects text that still contains a template placeholder. */
const filledIn = () =>
  z.check<string>((given) => {
    const [placeholder] = openPlaceholders(given.value);
    if (placeholder !== undefined)
      given.issues.push({
        code: 'custom',
        input: given.value,
        message: `Fill in ${placeholder}, or take it out`,
      });
  });

export const emailSchema = formSchema<EmailValues>(
  z.object({
    subject: requiredLine('the subject', 150, 'Enter a subject').check(filledIn()),
    body: required('the letter', 3800, 'Write the email').check(filledIn()),
  }),
);
