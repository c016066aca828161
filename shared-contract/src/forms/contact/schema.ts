import * as z from 'zod/mini';
import { required, source } from '../fields.ts';
import { lead } from '../lead.ts';

/**
 * A message to the firm, as the server accepts it. The topic is optional, because other pages and older ones omit it.
 */
export const contact = z.extend(lead, {
  message: required('the message', 4000, 'Write a message'),
  source: source('contact'),
});

const { name, email, phone, company, callback, message } = contact.shape;

/** The form's fields, in order. */
export const contactForm = z
  .object({
    name,
    email,
    phone,
    company,
    topic: required('the topic', 120, 'Choose what this is about'),
    callback,
    message,
  })
  .check(
    z.refine((entry) => entry.callback === undefined || entry.phone !== undefined, {
      path: ['phone'],
      message: 'Enter the phone number that we should call',
    }),
  );

export type ContactMessage = z.infer<typeof contactForm>;
