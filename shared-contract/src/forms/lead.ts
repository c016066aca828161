import * as z from 'zod/mini';
import { email, fullName, optional, optionalPhone, source } from './fields.ts';

/** Somebody who wants to hear from the firm. */
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
