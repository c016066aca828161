import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { emailAddress, fullName, optionalPhone, optionalText, requiredText } from '../fields.ts';

const fields = z
  .object({
    name: fullName(),
    email: emailAddress(),
    phone: optionalPhone(),
    company: optionalText('the company name', 160),
    topic: requiredText('the topic', 120, 'Choose what this is about'),
    callback: optionalText('the time to call', 120),
    message: requiredText('the message', 4000, 'Write a message'),
  })
  .check(
    z.refine(({ callback, phone }) => callback === undefined || phone !== undefined, {
      path: ['phone'],
      message: 'Enter the phone number that we should call',
    }),
  );

/** What the firm receives of a visitor's message. */
export type ContactMessage = z.infer<typeof fields>;

/** Checks a message; the first message of each field is shown at that field. */
export const contactSchema = formSchema(fields);
