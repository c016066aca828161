import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { endpoint } from '../_shared/endpoint.ts';
import type { FunctionContext } from '../_shared/function.ts';
import { sendInvitation } from '../_shared/invitation.ts';
import { derivedToken } from '../_shared/tokens.ts';
import { decisionLetter } from '../decide-application/letter.ts';
import { outcomeSchema } from '../decide-application/outcome.ts';

const dueOutcome = outcomeSchema.extend({ letterSent: z.boolean() }).nullable();

const input = z.object({ due: z.literal('decisions', 'Say what is due: decisions') });

/**
 * Carries out the decisions whose minute is over, and sends their letters. Takes `{ due: 'decisions' }`. Called by
 * the clock (pg_cron, or the embedded backend's timer) and open to everybody: it does what is due, once, and answers `{}`
 * whatever that was.
 */
export const handler = endpoint(input, async (_input, _request, context) => {
  const due = z.array(z.uuid()).parse(await callDatabase(context, 'service', 'due_decisions', {}));
  for (const id of due) {
    try {
      await carryOut(id, context);
    } catch (error) {
      // The others are due as well; this one is tried again.
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
  // Noted before the second letter is written: if that one fails, this one is not sent twice.
  const note = (everything: boolean) =>
    callDatabase(context, 'service', 'note_letter', { decision_id: id, letter, everything });
  const { invitation } = outcome;
  if (letter && invitation !== null) await note(false);
  const invited = invitation === null || (await sendInvitation(context, invitation, token));
  await note(letter && invited);
}
