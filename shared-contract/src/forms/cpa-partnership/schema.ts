import * as z from 'zod/mini';
import { choice, email, fullName, optional, phone, required, source } from '../fields.ts';
import { valuesOf } from '../options.ts';
import { licensingStates } from '../states.ts';
import { practiceRevenue, yearsOfExperience } from './options.ts';

const stateWords = 'Choose the state of your license';

/** State of a CPA's license, by name or by its two letters. */
export const licenseState = required('the state', 60, stateWords).check(z.minLength(2, stateWords));

/** A CPA's partnership request, as the server accepts it. */
export const cpaPartnership = z.object({
  name: fullName,
  email,
  phone,
  company: required('the name of the firm', 160, 'Enter the name of your firm'),
  licenseState,
  yearsExperience: choice(valuesOf(yearsOfExperience), 'Choose your years of experience'),
  practiceRevenue: choice(valuesOf(practiceRevenue), 'Choose the revenue of your practice'),
  message: optional('the message', 4000),
  source: source('cpa-partnership'),
});

export const cpaPartnershipForm = z.extend(z.omit(cpaPartnership, { source: true }), {
  licenseState: z.string(stateWords).check(z.refine((state) => licensingStates.includes(state), stateWords)),
});

export type CpaPartnership = z.infer<typeof cpaPartnershipForm>;
