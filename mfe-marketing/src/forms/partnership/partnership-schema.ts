import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { choice, emailAddress, fullName, optionalText, phoneNumber, requiredText } from '../fields.ts';
import { practiceRevenueValues, states, yearsOfExperienceValues } from './partnership-options.ts';

const fields = z.object({
  name: fullName(),
  email: emailAddress(),
  phone: phoneNumber(),
  company: requiredText('the name of the firm', 160, 'Enter the name of your firm'),
  licenseState: choice(states, 'Choose the state of your license'),
  yearsExperience: choice(yearsOfExperienceValues, 'Choose your years of experience'),
  practiceRevenue: choice(practiceRevenueValues, 'Choose the revenue of your practice'),
  message: optionalText('the message', 4000),
});

/** What the firm receives of a CPA who wants to work with it. */
export type Partnership = z.infer<typeof fields>;

/** Checks an application for partnership; the first message of each field is shown at that field. */
export const partnershipSchema = formSchema(fields);
