import { programme } from 'shared-contract/programme.ts';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { input, outcomeSchema, type Action } from './actions.ts';
import { certificateLetter } from './letter.ts';

/**
 * Issues certificates and changes them. Administrators only. Takes one of these:
 * - `{ action: 'complete', memberId, name, completedOn, cpeLive, cpeSelfStudy }`: once for a seat; again, the same answer
 *   with changed false, and no second letter. The hours are those of the program at most;
 * - `{ action: 'undo', certificateId }` within 24 hours of issue;
 * - `{ action: 'revoke', certificateId, reason }`, for good; the reason goes to the holder alone;
 * - `{ action: 'renew', certificateId }` from 90 days before its last day on.
 * Answers `{ id, code, expiresOn, status, changed, mailed }`; mailed is false when the letter could not be sent: what was
 * done stands.
 * Refuses: 400 a field, 401, 403, 404 no such participant or certificate, 409 not now, and why.
 */
export const handler = memberEndpoint(input, async (asked, caller, context) => {
  const outcome = outcomeSchema.parse(await callDatabase(context, caller, ...callFor(asked)));
  const { id, code, expiresOn, status, changed } = outcome;
  const mailed = changed && (await context.sendMail(certificateLetter(asked.action, outcome, context)));
  return { id, code, expiresOn, status, changed, mailed };
});

function callFor(asked: Action): [name: string, values: Record<string, unknown>] {
  const years = programme.certificateYears;
  switch (asked.action) {
    case 'complete':
      return [
        'complete_participant',
        {
          member_id: asked.memberId,
          name: asked.name,
          completed_on: asked.completedOn,
          cpe_live: asked.cpeLive,
          cpe_self_study: asked.cpeSelfStudy,
          years,
        },
      ];
    case 'undo':
      return ['undo_certificate', { certificate_id: asked.certificateId }];
    case 'revoke':
      return ['revoke_certificate', { certificate_id: asked.certificateId, reason: asked.reason }];
    case 'renew':
      return ['renew_certificate', { certificate_id: asked.certificateId, years }];
  }
}
