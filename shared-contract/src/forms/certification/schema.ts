import * as z from 'zod/mini';
import { licenseState } from '../cpa-partnership/schema.ts';
import { choice, email, optional, optionalChoice, phone, required, requiredLine, ticked } from '../fields.ts';
import { annualRevenue, currentRevenue, numEmployees, targetRevenue, yearsExperience } from './options.ts';

const applicant = {
  firstName: requiredLine('the first name', 80, 'Enter your first name'),
  lastName: requiredLine('the last name', 80, 'Enter your last name'),
  email,
  phone,
};

const cpaApplicant = z.object({
  applicantType: z.literal('cpa'),
  ...applicant,
  firmName: required('the name of the firm', 160, 'Enter the name of your firm'),
  title: required('the title', 120, 'Enter your title'),
  yearsExperience: choice(yearsExperience, 'Choose your years of experience'),
  licenseNumber: required('the license number', 60, 'Enter your license number'),
  licenseState,
  currentRevenue: choice(currentRevenue, 'Choose the current revenue of your practice'),
  targetRevenue: choice(targetRevenue, 'Choose your target revenue'),
  clientTypes: required('the description of your clients', 2000, 'Tell us what kinds of clients you serve'),
  biggestChallenge: required('the answer', 4000, 'Tell us about your biggest challenge'),
  whyApplying: required('the answer', 4000, 'Tell us why you are applying'),
  commitment: ticked('Confirm that you can commit to the program'),
  terms: ticked('Accept the terms to apply'),
});

/** A business owner who looks for an advisor. */
const clientApplicant = z.object({
  applicantType: z.literal('client'),
  ...applicant,
  businessName: required('the name of the business', 160, 'Enter the name of your business'),
  annualRevenue: choice(annualRevenue, 'Choose your annual revenue'),
  numEmployees: optionalChoice(numEmployees, 'Choose the number of employees'),
  interests: required('the answer', 4000, 'Tell us what you are interested in'),
  notes: optional('the notes', 4000),
});

/** An application for certification, from a CPA or from a business owner who looks for an advisor. */
export const certification = z.discriminatedUnion('applicantType', [cpaApplicant, clientApplicant], {
  error: 'Choose CPA / Advisor or Business Owner / Client',
});

export type CertificationApplication = z.infer<typeof certification>;
