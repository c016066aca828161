import { callAsVisitor } from 'shared-auth/submit-form';
import type { ApplicationStanding, StandingRequest } from 'shared-contract/forms/certification/standing';

/*
 * What the server function `application-standing` is asked and answers. Each rejects with a `CallRefusal`, whose message
 * is fit for people.
 */
const ask = (action: 'read' | 'withdraw', values: StandingRequest) =>
  callAsVisitor<ApplicationStanding>('application-standing', { action, values });

export const readStanding = (values: StandingRequest) => ask('read', values);
export const withdrawApplication = (values: StandingRequest) => ask('withdraw', values);
