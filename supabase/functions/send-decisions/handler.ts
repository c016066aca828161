import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { sendInvitation } from '../_shared/invitation.ts';
import { derivedToken } from '../_shared/tokens.ts';
import { decisionLetter } from '../decide-application/email.ts';
import { outcomeSchema } from '../decide-application/outcome.ts';

const dueOutcome = outcomeSchema.extend({ letterSent: z.boolean() }).nullable();

const input = z.object({ due: z.literal('decisions', 'Say what is due: decisions') });

/**
 * Carries out delayed decisions after their one-minute undo window and sends their emails. Accepts `{ due: 'decisions'
 * }`. A timer calls it (pg_cron, or the embedded backend). It is open to everyone, because it only does what is due,
 * once, and always returns `{}`.
 */
export const handler = endpoint(input, async (_input, _request, context) => {
  const due = z.array(z.uuid()).parse(await callDatabase(context, 'service', 'due_decisions', {}));
  for (const id of due) {
    try {
      await carryOut(id, context);
    } catch (error) {
      // Continue with the other decisions. A later run retries this one.
      console.error(`Decision ${id}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return {};
});

async function carryOut(id: string, context: FunctionContext): Promise<void> {
  const { token, hash } = await derivedToken(context.secretKey, `decision:${id}`);
  const outcome = dueOutcome.parse(
    await callDatabase(context, 'service', 'carry_out_decision', { decision_id: id, token_hash: hash }),
  );
  if (outcome === null) return;
  const letter = outcome.letterSent || (await context.sendMail(decisionLetter(outcome, context)));
  // Record the first email before sending the second. If the second fails, the first isn't sent again.
  const note = (everything: boolean) =>
    callDatabase(context, 'service', 'note_letter', { decision_id: id, letter, everything });
  const { invitation } = outcome;
  if (letter && invitation !== null) await note(false);
  const invited = invitation === null || (await sendInvitation(context, invitation, token));
  await note(letter && invited);
}
