import * as z from 'zod/mini';
import { choice, required, source } from '../fields.ts';
import { lead } from '../lead.ts';
import { revenueBandValues } from './options.ts';

/** The business whose owner applies, or has it assessed. */
export const business = {
  company: required('the company name', 160, 'Enter the name of your company'),
  annualRevenue: choice(revenueBandValues, 'Choose your annual revenue'),
};

/** An owner's application, as the server takes it. */
export const clientApplication = z.extend(lead, { ...business, source: source('client-application') });

/** What the form asks for. */
export const clientApplicationForm = z.pick(clientApplication, {
  name: true,
  email: true,
  phone: true,
  company: true,
  annualRevenue: true,
  message: true,
});

/** What the firm receives of an owner's application. */
export type ClientApplication = z.infer<typeof clientApplicationForm>;
