import * as z from 'zod/mini';
import { emailAddress, toFormSchema } from '../shared/form-schema.ts';

export const forgotPasswordSchema = toFormSchema(z.object({ email: emailAddress() }));
