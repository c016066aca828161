import { authError } from '../http/answers.ts';
import { answerAdminUsers } from './admin-users.ts';
import { answerGenerateLink, answerInvite } from './admin-links.ts';
import { bodyOf, type AuthContext } from './auth-context.ts';
import { authFields } from './auth-fields.ts';
import { answerOtp, answerRecover, answerResend } from './letters.ts';
import { answerOwnChange } from './own-change.ts';
import { answerPasswordGrant } from './sign-in.ts';
import { answerSignUp } from './sign-up.ts';
import { answerFactors } from './second-factor/answer-factors.ts';
import { answerVerify } from './verify.ts';

type Answer = (request: Request, context: AuthContext, url: URL) => Promise<Response>;

/** What lite's auth server lacks, by method and path below /auth/v1. */
export const authRoutes: Readonly<Record<string, Answer>> = {
  'POST /invite': answerInvite,
  'POST /admin/generate_link': answerGenerateLink,
  'POST /signup': answerSignUp,
  'POST /otp': answerOtp,
  'POST /magiclink': answerOtp,
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

/** The auth server: lite's, with what it lacks put in front of it. */
export async function answerAuth(request: Request, url: URL, context: AuthContext): Promise<Response> {
  // Lite would answer HEAD as GET, without the rules for GET: following a link is not a HEAD request.
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
