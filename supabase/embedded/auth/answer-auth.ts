import { z } from 'zod';
import { authError } from '../http/answers.ts';
import { answerAdminUsers, answerGenerateLink, answerInvite } from './admin.ts';
import { type AuthContext, bodyOf } from './auth-context.ts';
import { answerOtp, answerRecover, answerResend } from './emails.ts';
import { answerOwnChange } from './own-change.ts';
import { answerFactors } from './second-factor/factors.ts';
import { answerPasswordGrant, answerSignUp } from './sign-in.ts';
import { answerVerify } from './verify.ts';

const text = z.string().nullish();
const record = z.record(z.string(), z.unknown()).nullish();
const yes = z.boolean().nullish();

/** Types of every field that an auth endpoint reads. Lite doesn't validate them. */
const authFields = z.looseObject({
  email: text,
  password: text,
  phone: text,
  token: text,
  token_hash: text,
  type: text,
  refresh_token: text,
  auth_code: text,
  code_verifier: text,
  scope: text,
  redirect_to: text,
  id: text,
  nonce: text,
  code: text,
  challenge_id: text,
  factor_type: text,
  friendly_name: text,
  issuer: text,
  role: text,
  ban_duration: text,
  data: record,
  options: record,
  user_metadata: record,
  app_metadata: record,
  create_user: yes,
  email_confirm: yes,
});

type Answer = (request: Request, context: AuthContext, url: URL) => Promise<Response>;

/** Endpoints that replace or extend those of `@supabase/lite`, by method and path below `/auth/v1`. */
export const authRoutes: Readonly<Record<string, Answer>> = {
  'POST /invite': answerInvite,
  'POST /admin/generate_link': answerGenerateLink,
  'POST /signup': answerSignUp,
  'POST /otp': answerOtp,
  'POST /recover': answerRecover,
  'POST /resend': answerResend,
  'PUT /user': answerOwnChange,
  'GET /verify': (request, context, url) => answerVerify(request, url, context),
  'POST /verify': (request, context, url) => answerVerify(request, url, context),
  'POST /token': (request, context, url) =>
    url.searchParams.get('grant_type') === 'password'
      ? answerPasswordGrant(request, context)
      : context.forward(request),
};

/** Handles auth requests: by the endpoints defined here first, then by those of `@supabase/lite`. */
export async function answerAuth(request: Request, url: URL, context: AuthContext): Promise<Response> {
  // Lite would answer HEAD as GET but skip the checks for GET. Opening an email link never sends HEAD.
  if (request.method === 'HEAD') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
  const fault = authFields.safeParse(await bodyOf(request)).error?.issues[0];
  if (fault) return authError(400, 'validation_failed', `${fault.path.join('.')}: ${fault.message}`);
  const path = url.pathname.slice('/auth/v1'.length);
  if (path === '/admin/users' || path.startsWith('/admin/users/'))
    return answerAdminUsers(request, url, context);
  if (path === '/factors' || path.startsWith('/factors/')) return answerFactors(request, path, context);
  const answer = authRoutes[`${request.method} ${path}`];
  return answer ? answer(request, context, url) : context.forward(request);
}
