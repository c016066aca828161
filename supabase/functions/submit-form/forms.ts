import { certification as application } from 'shared-contract/forms/certification/schema.ts';
import { clientApplication } from 'shared-contract/forms/client-application/schema.ts';
import { contact } from 'shared-contract/forms/contact/schema.ts';
import { lead } from 'shared-contract/forms/lead.ts';
import type { FormName } from 'shared-contract/forms/names.ts';
import { newsletter as subscription } from 'shared-contract/forms/newsletter/schema.ts';
import * as z from 'zod/mini';
import { assessment, cpaPartnership } from './lead-forms.ts';
import { registration } from './registration.ts';
import { wording } from './wording.ts';

const certification = z.pipe(
  application,
  z.transform((entry) =>
    entry.applicantType === 'cpa'
      ? { ...entry, consents: ['terms', 'programme_commitment'], wording }
      : entry,
  ),
);

const newsletter = z.pipe(
  subscription,
  // The subscriber consents by opening the link in the email, not here.
  z.transform((entry) => ({ ...entry, wording })),
);

/**
 * The public forms by name, with the transformation of their input for storage. Fields that a schema doesn't name are
 * dropped, so that no one can set a status, an owner, or an id.
 */
export const forms = {
  lead,
  contact,
  'client-application': clientApplication,
  assessment,
  'cpa-partnership': cpaPartnership,
  certification,
  symposium: registration,
  newsletter,
} as const satisfies Record<FormName, z.ZodMiniType<{ email: string }>>;

/** Prefix of each form's references. */
export const prefixes: Record<FormName, string> = {
  lead: 'NC',
  contact: 'NC',
  'client-application': 'NC',
  assessment: 'NC',
  'cpa-partnership': 'NC',
  certification: 'CPPS',
  symposium: 'SYM',
  newsletter: 'NEWS',
};
