import * as z from 'zod/mini';
import { choice, email, fullName, optional, phone, required, source } from '../fields.ts';
import { licensingStates } from '../states.ts';
import { practiceRevenueValues, yearsOfExperienceValues } from './options.ts';

const stateWords = 'Choose the state of your license';

/** Where a CPA is licensed, by name or by its two letters. */
export const licenseState = required('the state', 60, stateWords).check(z.minLength(2, stateWords));

/** A CPA who wants to work with the firm, as the server takes it. */
export const cpaPartnership = z.object({
  name: fullName,
  email,
  phone,
  company: required('the name of the firm', 160, 'Enter the name of your firm'),
  licenseState,
  yearsExperience: choice(yearsOfExperienceValues, 'Choose your years of experience'),
  practiceRevenue: choice(practiceRevenueValues, 'Choose the revenue of your practice'),
  message: optional('the message', 4000),
  source: source('cpa-partnership'),
});

/** What the form asks for. */
export const cpaPartnershipForm = z.extend(z.omit(cpaPartnership, { source: true }), {
  licenseState: z.string(stateWords).check(z.refine((state) => licensingStates.includes(state), stateWords)),
});

/** What the firm receives of a CPA who wants to work with it. */
export type CpaPartnership = z.infer<typeof cpaPartnershipForm>;
