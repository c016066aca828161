import * as z from 'zod/mini';
import { required, source } from '../fields.ts';
import { lead } from '../lead.ts';

/** A message to the firm, as the server takes it: other pages and older ones may leave out the topic. */
export const contact = z.extend(lead, {
  message: required('the message', 4000, 'Write a message'),
  source: source('contact'),
});

const { name, email, phone, company, callback, message } = contact.shape;

/** What the form asks for, in its order. */
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

/** What the firm receives of a visitor's message. */
export type ContactMessage = z.infer<typeof contactForm>;
