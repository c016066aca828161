import * as z from 'zod';
import { email } from '../_shared/fields.ts';
import { certification } from './certification-form.ts';
import { assessment, clientApplication, contact, cpaPartnership, lead, source } from './lead-forms.ts';
import { wording } from './wording.ts';

const newsletter = z
  .object({ email, source: source('newsletter') })
  // Agreed to by the link in the letter, not here.
  .transform((entry) => ({ ...entry, wording }));

/** The public forms by name. What a schema does not name is dropped: no entry brings a status, an owner or an id. */
export const forms = {
  lead,
  contact,
  'client-application': clientApplication,
  assessment,
  'cpa-partnership': cpaPartnership,
  certification,
  newsletter,
} as const;

/** First letters of the references of each form. */
export const prefixes: Record<keyof typeof forms, string> = {
  lead: 'NC',
  contact: 'NC',
  'client-application': 'NC',
  assessment: 'NC',
  'cpa-partnership': 'NC',
  certification: 'CPPS',
  newsletter: 'NEWS',
};
