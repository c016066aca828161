import * as z from 'zod/mini';
import { choice, required, source } from '../fields.ts';
import { lead } from '../lead.ts';
import { valuesOf } from '../options.ts';
import { revenueBands } from './options.ts';

/** Business fields of an owner's application and of an assessment. */
export const business = {
  company: required('the company name', 160, 'Enter the name of your company'),
  annualRevenue: choice(valuesOf(revenueBands), 'Choose your annual revenue'),
};

/** An owner's application, as the server accepts it. */
export const clientApplication = z.extend(lead, { ...business, source: source('client-application') });

export const clientApplicationForm = z.pick(clientApplication, {
  name: true,
  email: true,
  phone: true,
  company: true,
  annualRevenue: true,
  message: true,
});

export type ClientApplication = z.infer<typeof clientApplicationForm>;
