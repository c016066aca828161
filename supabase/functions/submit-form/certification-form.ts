import * as z from 'zod';
import {
  choice,
  email,
  licenseState,
  optional,
  optionalChoice,
  phone,
  required,
  requiredLine,
  ticked,
} from '../_shared/fields.ts';
import { wording } from './wording.ts';

const applicant = {
  firstName: requiredLine('the first name', 80, 'Enter your first name'),
  lastName: requiredLine('the last name', 80, 'Enter your last name'),
  email,
  phone,
};

const ofCpa = z
  .object({
    applicantType: z.literal('cpa'),
    ...applicant,
    firmName: required('the name of the firm', 160, 'Enter the name of your firm'),
    title: required('the title', 120, 'Enter your title'),
    yearsExperience: choice(['3-5', '6-10', '11-15', '16-20', '20+'], 'Choose your years of experience'),
    licenseNumber: required('the license number', 60, 'Enter your license number'),
    licenseState,
    currentRevenue: choice(
      ['250k-500k', '500k-1m', '1m-2m', '2m-5m', '5m+'],
      'Choose the current revenue of your practice',
    ),
    targetRevenue: choice(['500k-1m', '1m-2m', '2m-5m', '5m-10m', '10m+'], 'Choose your target revenue'),
    clientTypes: required('the description of your clients', 2000, 'Tell us what kinds of clients you serve'),
    biggestChallenge: required('the answer', 4000, 'Tell us about your biggest challenge'),
    whyApplying: required('the answer', 4000, 'Tell us why you are applying'),
    commitment: ticked('Confirm that you can commit to the program'),
    terms: ticked('Accept the terms to apply'),
  })
  .transform((entry) => ({ ...entry, consents: ['terms', 'programme_commitment'], wording }));

const ofClient = z.object({
  applicantType: z.literal('client'),
  ...applicant,
  businessName: required('the name of the business', 160, 'Enter the name of your business'),
  annualRevenue: choice(['under-500k', '500k-2m', '2m-5m', '5m+'], 'Choose your annual revenue'),
  numEmployees: optionalChoice(['1-10', '11-50', '51-200', '200+'], 'Choose the number of employees'),
  interests: required('the answer', 4000, 'Tell us what you are interested in'),
  notes: optional('the notes', 4000),
});

/** An application for certification, of a CPA or of a business owner who wants an adviser. */
export const certification = z.discriminatedUnion('applicantType', [ofCpa, ofClient], {
  error: 'Choose CPA / Advisor or Business Owner / Client',
});
