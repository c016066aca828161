import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { emailAddress } from '../shared/fields.ts';

export const forgotPasswordSchema = formSchema(z.object({ email: emailAddress() }));
