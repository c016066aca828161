import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { choice, emailAddress, fullName, optionalPhone, optionalText, requiredText } from '../fields.ts';
import { revenueBandValues } from './application-steps.ts';

const fields = z.object({
  name: fullName(),
  email: emailAddress(),
  phone: optionalPhone(),
  company: requiredText('the company name', 160, 'Enter the name of your company'),
  annualRevenue: choice(revenueBandValues, 'Choose your annual revenue'),
  message: optionalText('the message', 4000),
});

/** What the firm receives of an owner's application. */
export type Application = z.infer<typeof fields>;

/** Checks an application; the first message of each field is shown at that field. */
export const applicationSchema = formSchema(fields);
