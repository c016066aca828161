import { required, requiredLine } from 'shared-contract/forms/fields.ts';
import * as z from 'zod';
import type { Caller } from './caller.ts';
import { callDatabase } from './database.ts';
import type { FunctionContext } from './function.ts';
import { HttpError } from './http-error.ts';
import { writtenLetter } from './mail/written-email.ts';
import { sha256 } from './tokens.ts';

/** Fields that the writer submits, in addition to the recipient. */
export const letterFields = {
  subject: requiredLine('the subject', 150, 'Enter a subject'),
  body: required('the letter', 3800, 'Write the email'),
  requestId: z.uuid('Send a request id'),
  mode: z.enum(['send', 'preview'], 'Choose send or preview').default('send'),
};

/** The database's data for an email that is about to be sent. */
export const begunLetter = z.object({
  to: z.string(),
  name: z.string(),
  writer: z.string().nullable(),
  isSent: z.boolean(),
});

interface Asked {
  readonly subject: string;
  readonly body: string;
  readonly requestId: string;
  readonly mode: 'send' | 'preview';
}

interface Route<Begun> {
  /** Database functions to call before and after sending. */
  readonly begin: string;
  readonly finish: string;
  /** Argument name and id of the recipient in these functions. */
  readonly receiver: readonly [argument: string, id: string];
  readonly begun: z.ZodType<Begun>;
  readonly reason: (begun: Begun) => string;
}

/** Sends an email that a user wrote and records it, once per request id. In preview mode, returns the email instead. */
export async function sendLetter<Begun extends z.infer<typeof begunLetter>>(
  { subject, body, requestId, mode }: Asked,
  { begin, finish, receiver: [argument, id], begun, reason }: Route<Begun>,
  caller: Caller,
  context: FunctionContext,
): Promise<unknown> {
  const fingerprint = await sha256(JSON.stringify([id, subject, body]));
  const known = begun.parse(
    await callDatabase(context, caller, begin, {
      [argument]: id,
      request_id: mode === 'preview' ? null : requestId,
      fingerprint,
    }),
  );
  const letter = writtenLetter({ ...known, subject, body, reason: reason(known) }, context);
  if (mode === 'preview') return { to: letter.to, subject: letter.subject, text: letter.text };
  if (!known.isSent) {
    if (!(await context.sendMail(letter)))
      throw new HttpError(502, 'The email could not be sent, and nothing was recorded. Please try again.');
    await callDatabase(context, caller, finish, {
      [argument]: id,
      request_id: requestId,
      fingerprint,
      note: `${subject}\n\n${body}`,
    });
  }
  return { to: letter.to, sent: true };
}
