import { optional } from 'shared-contract/forms/fields.ts';
import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { sendInvitation } from '../_shared/invitation.ts';
import { newToken } from '../_shared/tokens.ts';
import { decisionLetter } from './email.ts';
import { outcomeSchema } from './outcome.ts';

const input = z.object({
  applicationId: z.uuid('Choose an application'),
  decision: z.enum(
    ['approve', 'reject', 'in_review', 'take_off'],
    'Choose approve, reject, in_review or take_off',
  ),
  note: optional('the note', 4000),
  cohortId: z.uuid('Choose a cohort').nullable().default(null),
  waits: z.boolean('Say whether they wait').default(false),
  mode: z.enum(['at_once', 'hold', 'preview'], 'Choose at_once, hold or preview').default('at_once'),
});
const held = z.object({
  decision: z.enum(['approve', 'reject', 'in_review', 'take_off']),
  letterAt: z.string(),
  reference: z.string(),
});

/**
 * Decides on an application. For administrators only. Accepts `{ applicationId, decision: 'approve' | 'reject' |
 * 'in_review' | 'take_off', note?, cohortId?, waits?, mode? }`. The note is sent to the applicant. `take_off` removes
 * an approved applicant from the waiting list. A removal and a rejection require a note. Mode `hold` delays a decision
 * for a minute. Until `send-decisions` carries it out, `take_back_decision` undoes it, and an approval or a rejection
 * can replace `in_review`. Returns `{ decision, letterAt, reference }`. Mode `preview` changes nothing and returns the
 * current email: `{ to, subject, text }`. The default mode decides immediately, except for `take_off`. Approving a CPA
 * makes a coach of the account that submitted the application, if it was signed in under its own confirmed address. Any
 * other applicant is invited as a coach, because an address proves nothing. The applicant gets a seat in `cohortId`, or
 * else in the requested cohort, or else in the next cohort with a free seat, or else a place on the waiting list. With
 * `waits`, the applicant goes on the waiting list of that cohort, or of the first cohort with a free seat. Returns `{
 * status, reference, changed, seat: { cohortId, name, startsOn } | null, waitlisted, invited, mailed }`. Repeating a
 * decision changes and sends nothing, and returns the same with `changed` false. `mailed` is false if an email could
 * not be sent: the decision remains in effect, and staff must notify the applicant another way. Errors: 400 invalid
 * field, 401, 403, 404 no such application, 409 already decided otherwise, on hold, or withdrawn, or no free seat in
 * the chosen cohort.
 */
export const handler = memberEndpoint(input, async (wanted, caller, context) => {
  const { applicationId, decision, note, cohortId, waits, mode } = wanted;
  const asked = { application_id: applicationId, decision, note: note ?? null, chosen: cohortId, waits };
  if (mode === 'hold') return held.parse(await callDatabase(context, caller, 'hold_decision', asked));
  if (mode === 'preview') {
    const preview = outcomeSchema.parse(await callDatabase(context, caller, 'preview_decision', asked));
    const { to, subject, text } = decisionLetter(preview, context);
    return { to, subject, text };
  }
  const { token, hash } = await newToken();
  const outcome = outcomeSchema.parse(
    await callDatabase(context, caller, 'decide_application', {
      ...asked,
      token_hash: hash,
    }),
  );
  const { status, reference, changed, seat, waitlisted, invitation } = outcome;
  let mailed = false;
  if (changed) {
    const letters = await Promise.all([
      context.sendMail(decisionLetter(outcome, context)),
      invitation === null ? true : sendInvitation(context, invitation, token),
    ]);
    mailed = letters.every(Boolean);
  }
  return { status, reference, changed, seat, waitlisted, invited: invitation !== null, mailed };
});
