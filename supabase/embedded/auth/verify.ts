import { clientNetwork } from '../http/client-address.ts';
import { bodyOf, emailIn, textOf, tooManyAttempts, type AuthContext } from './auth-context.ts';

/** Lite knows the older names only: `email` is a confirmation or sign-in code, `invite` a confirmation. */
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
  return counted(request, context, emailIn(body), () => context.forward(forwarded));
}

/** A code is short: it may be tried a few times, then less and less often. */
async function counted(
  request: Request,
  { limits }: AuthContext,
  email: string | undefined,
  verify: () => Promise<Response>,
): Promise<Response> {
  const attempt = limits.codes.begin(clientNetwork(request), email);
  if (attempt === null) return tooManyAttempts();
  const response = await verify();
  if (response.ok || isSession(response)) attempt.succeeded();
  return response;
}

/** A link that worked leads on with a session. */
const isSession = (response: Response): boolean =>
  response.headers.get('location')?.includes('#access_token=') ?? false;

/** A link is opened by a browser, which sends no key. The page that it leads to is told the type that was asked for. */
async function verifyLink(request: Request, url: URL, context: AuthContext): Promise<Response> {
  const type = url.searchParams.get('type') ?? '';
  const older = olderName[type] ?? type;
  const address = new URL(url);
  address.searchParams.set('type', older);
  const response = await counted(request, context, undefined, () =>
    context.forward(new Request(address, { headers: request.headers })),
  );
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
