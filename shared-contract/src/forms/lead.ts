import * as z from 'zod/mini';
import { email, fullName, optional, optionalPhone, source } from './fields.ts';

/** A visitor who wants to be contacted by the firm. */
export const lead = z.object({
  name: fullName,
  email,
  phone: optionalPhone,
  company: optional('the company name', 160),
  message: optional('the message', 4000),
  topic: optional('the topic', 120),
  callback: optional('the time to call', 120),
  source: source('lead'),
});
