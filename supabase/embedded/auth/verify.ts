import { clientNetwork } from '../http/caller.ts';
import { bodyOf, emailIn, textOf, tooManyAttempts, type AuthContext } from './auth-context.ts';

/** Lite only knows the older names: `email` is a confirmation or sign-in code, `invite` a confirmation. */
const olderName: Record<string, string> = { email: 'magiclink', invite: 'signup' };

/** `/auth/v1/verify` by link (GET) and by code (POST), for every type that supabase-js sends. */
export async function answerVerify(request: Request, url: URL, context: AuthContext): Promise<Response> {
  if (request.method === 'GET') return verifyLink(request, url, context);
  const body = await bodyOf(request);
  const type = textOf(body['type']) ?? '';
  const older = olderName[type];
  const forwarded =
    older === undefined
      ? request
      : new Request(request.url, {
          method: 'POST',
          headers: withoutLength(request.headers),
          body: JSON.stringify({ ...body, type: older }),
        });
  const email = emailIn(body);
  // A code belongs to an address and is short, so guessing is limited. The token of a link is neither.
  if (email === undefined) return context.forward(forwarded);
  const attempt = await context.limits.codes.begin(clientNetwork(request), email);
  if (attempt === null) return tooManyAttempts();
  const response = await context.forward(forwarded);
  if (response.ok) await attempt.succeeded();
  return response;
}

/**
 * Browsers open links without an API key. The redirect reports the requested type, not the older name that lite uses.
 */
async function verifyLink(request: Request, url: URL, context: AuthContext): Promise<Response> {
  const type = url.searchParams.get('type') ?? '';
  const older = olderName[type] ?? type;
  const address = new URL(url);
  address.searchParams.set('type', older);
  const response = await context.forward(new Request(address, { headers: request.headers }));
  const location = response.headers.get('location');
  if (location === null || older === type) return response;
  const target = new URL(location);
  const fragment = new URLSearchParams(target.hash.slice(1));
  if (fragment.has('type')) fragment.set('type', type);
  target.hash = fragment.toString();
  return new Response(null, { status: response.status, headers: { location: target.href } });
}

function withoutLength(headers: Headers): Headers {
  const copy = new Headers(headers);
  copy.delete('content-length');
  return copy;
}
