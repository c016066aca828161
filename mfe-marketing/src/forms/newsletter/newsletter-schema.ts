import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { emailAddress } from '../fields.ts';

const fields = z.object({ email: emailAddress() });

export type Subscription = z.infer<typeof fields>;

export const newsletterSchema = formSchema(fields);
