import { corsHeaders, type FunctionContext, type FunctionHandler, type Letter } from './function.ts';

declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): void;
  env: { get(name: string): string | undefined };
};

/** Of hosted functions: work that goes on after the answer. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Mail goes to a service that takes `{ from, to, subject, text }` with a bearer key, as Resend's does. */
async function sendMail({ to, subject, text }: Letter): Promise<boolean> {
  const [url, key, from] = ['MAIL_API_URL', 'MAIL_API_KEY', 'MAIL_FROM'].map((name) => Deno.env.get(name));
  if (!url || !key || !from) return false;
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ from, to: [to], subject, text }),
      signal: AbortSignal.timeout(10_000),
    });
    return response.ok;
  } catch {
    return false;
  }
}

async function sendQuietly(letter: Letter): Promise<void> {
  const sending = sendMail(letter);
  if (typeof EdgeRuntime === 'undefined') await sending;
  else EdgeRuntime.waitUntil(sending);
}

const context = (): FunctionContext => ({
  url: setting('SUPABASE_URL'),
  publishableKey: setting('SUPABASE_ANON_KEY'),
  secretKey: setting('SUPABASE_SERVICE_ROLE_KEY'),
  siteUrl: setting('SITE_URL'),
  sendMail,
  sendQuietly,
});

/**
 * Serves a handler on a hosted project. The platform sets the three variables of the project; `SITE_URL` and, for
 * letters of our own, `MAIL_API_URL`, `MAIL_API_KEY` and `MAIL_FROM` are set with `supabase secrets set`.
 */
export function serve(handler: FunctionHandler): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
    return handler(request, context());
  });
}
