import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { emailAddress } from '../features/shared/fields.ts';

export const newsletterSchema = formSchema(z.object({ email: emailAddress() }));
