import { answerAdminUsers } from './admin-users.ts';
import { answerGenerateLink, answerInvite } from './admin-links.ts';
import type { AuthContext } from './auth-context.ts';
import { answerResend } from './resend.ts';
import { answerPasswordGrant, answerSignUp } from './sign-up.ts';
import { answerVerify } from './verify.ts';

/** The auth server: lite's, with what it lacks put in front of it. */
export function answerAuth(request: Request, url: URL, context: AuthContext): Promise<Response> {
  const path = url.pathname.slice('/auth/v1'.length);
  if (path === '/admin/users' || path.startsWith('/admin/users/'))
    return answerAdminUsers(request, url, context);
  if (path === '/verify') return answerVerify(request, url, context);
  if (request.method !== 'POST') return context.forward(request);
  if (path === '/invite') return answerInvite(request, context);
  if (path === '/admin/generate_link') return answerGenerateLink(request, context);
  if (path === '/signup') return answerSignUp(request, context);
  if (path === '/resend') return answerResend(request, context);
  if (path === '/token' && url.searchParams.get('grant_type') === 'password') {
    return answerPasswordGrant(request, context);
  }
  return context.forward(request);
}
