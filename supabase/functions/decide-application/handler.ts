import { optional } from 'shared-contract/forms/fields.ts';
import * as z from 'zod';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { sendInvitation } from '../_shared/invitation.ts';
import { newToken } from '../_shared/tokens.ts';
import { decisionLetter } from './letter.ts';
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
 * Decides on an application. Administrators only.
 * Takes `{ applicationId, decision: 'approve' | 'reject' | 'in_review' | 'take_off', note?, cohortId?, waits?, mode? }`; the
 * note goes to the applicant. `take_off` takes somebody approved off the waiting list; it and a rejection have a reason.
 * Mode `hold` keeps a decision for a minute: until `send-decisions` carries it out, `take_back_decision` undoes it, and an
 * approval or a rejection takes the place of `in_review`. Answers `{ decision, letterAt, reference }`.
 * Mode `preview` changes nothing and answers the letter, as it would be now: `{ to, subject, text }`.
 * Without either it is done at once, but for `take_off`.
 * Approval of a CPA makes a coach of the account that sent the application, signed in and under its own confirmed address;
 * any other applicant is invited as a coach, because an address alone proves nothing. It takes a seat in the cohort
 * `cohortId`; without one in the cohort asked for, else in the next that has a seat, else a place on the waiting list. With
 * `waits` it is that list, of the cohort or of whichever has a seat first.
 * Answers `{ status, reference, changed, seat: { cohortId, name, startsOn } | null, waitlisted, invited, mailed }`.
 * The same decision again changes nothing, sends nothing and answers the same with changed false.
 * mailed is false when a letter could not be sent: the decision stands, and the applicant is to be told otherwise.
 * Refuses: 400 a field, 401, 403, 404 no such application, 409 decided otherwise already, on hold or withdrawn, no seat free
 * in the cohort that was chosen.
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
