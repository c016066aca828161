import * as z from 'zod/mini';
import { emailAddress, toFormSchema } from '../features/shared/form-schema.ts';

export const newsletterSchema = toFormSchema(z.object({ email: emailAddress() }));
