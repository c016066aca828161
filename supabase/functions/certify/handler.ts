import { programme } from 'shared-contract/programme.ts';
import { callDatabase } from '../_shared/database.ts';
import { memberEndpoint } from '../_shared/endpoint.ts';
import { input, outcomeSchema, type Action } from './actions.ts';
import { certificateLetter } from './email.ts';

/**
 * Issues, undoes, revokes, and renews certificates. For administrators only. Accepts one of these:
 * - `{ action: 'complete', memberId, name, completedOn, cpeLive, cpeSelfStudy }`, once per seat; repeating it returns
 *   the same with `changed` false and sends no second email. The hours are at most those of the program;
 * - `{ action: 'undo', certificateId }`, within 24 hours of issue;
 * - `{ action: 'revoke', certificateId, reason }`, permanently; only the holder sees the reason;
 * - `{ action: 'renew', certificateId }`, from 90 days before the certificate expires. Returns `{ id, code, expiresOn,
 *   status, changed, mailed }`. `mailed` is false if the email could not be sent; the change remains in effect. Errors:
 *   400 invalid field, 401, 403, 404 no such participant or certificate, 409 not possible now, with the reason.
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
