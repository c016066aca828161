import { formSchema } from 'shared-ui/form';
import * as z from 'zod/mini';
import { emailAddress, fullName, optionalPhone, optionalText, requiredText } from '../fields.ts';

const startsAt = requiredText('the time', 40, 'Choose a time');
const request = z.object({
  startsAt,
  name: fullName(),
  email: emailAddress(),
  phone: optionalPhone(),
  notes: optionalText('the notes', 2000),
});
const move = z.object({ startsAt });

/** What a visitor asks for when they book a call. */
export type CallRequest = z.infer<typeof request>;
export type MoveRequest = z.infer<typeof move>;

export const bookingSchema = formSchema(request);
export const moveSchema = formSchema(move);
