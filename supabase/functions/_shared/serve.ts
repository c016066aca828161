import { answer, corsHeaders, type FunctionContext, type FunctionHandler, type Letter } from './function.ts';

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

/** Projects have their keys by name in one variable; older ones have a variable of its own for either. */
function apiKey(dictionary: string, older: string): string {
  const keys = JSON.parse(Deno.env.get(dictionary) ?? '{}') as Record<string, string>;
  return keys['default'] ?? setting(older);
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
  publishableKey: apiKey('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
  secretKey: apiKey('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
  siteUrl: setting('SITE_URL'),
  sendMail,
  sendQuietly,
});

/**
 * Serves a handler on a hosted project. The platform sets address and keys of the project; `SITE_URL` and, for letters
 * of our own, `MAIL_API_URL`, `MAIL_API_KEY` and `MAIL_FROM` are set with `supabase secrets set`.
 */
export function serve(handler: FunctionHandler): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
    try {
      return await handler(request, context());
    } catch (error) {
      // Deno's own answer carries no headers that let a page read it.
      console.error(error);
      return answer(500, { message: 'This could not be done. Please try again.' });
    }
  });
}
