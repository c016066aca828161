import { answer, corsHeaders, type FunctionContext, type FunctionHandler } from './function.ts';
import firm from './mail/firm.json' with { type: 'json' };
import type { EmailMessage } from './mail/email.ts';
import { senderFrom } from './mail/send.ts';

declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): void;
  env: { get(name: string): string | undefined };
};

/** Only exists on hosted projects. Continues work after the response. */
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Current projects have their keys by name in one variable. Older projects have one variable per key. */
function apiKey(dictionary: string, older: string): string {
  const keys = JSON.parse(Deno.env.get(dictionary) ?? '{}') as Record<string, string>;
  return keys['default'] ?? setting(older);
}

async function sendMail(letter: EmailMessage): Promise<boolean> {
  const send = senderFrom((name) => Deno.env.get(name));
  if (send === null) return false;
  try {
    await send(letter);
    return true;
  } catch (error) {
    console.error(`An email was not sent: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function sendQuietly(letter: EmailMessage): Promise<void> {
  const sending = sendMail(letter);
  if (typeof EdgeRuntime === 'undefined') await sending;
  else EdgeRuntime.waitUntil(sending);
}

const context = (): FunctionContext => ({
  url: setting('SUPABASE_URL'),
  publishableKey: apiKey('SUPABASE_PUBLISHABLE_KEYS', 'SUPABASE_ANON_KEY'),
  secretKey: apiKey('SUPABASE_SECRET_KEYS', 'SUPABASE_SERVICE_ROLE_KEY'),
  siteUrl: setting('SITE_URL'),
  firm,
  credentialKeys: Deno.env.get('CREDENTIAL_KEYS') ?? null,
  sendMail,
  sendQuietly,
});

/**
 * Serves a handler on a hosted project. The platform sets the project's URL and keys. Set `SITE_URL` and, to send
 * emails, the settings in `mail/send.ts` with `supabase secrets set`.
 */
export function serve(handler: FunctionHandler): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
    try {
      return await handler(request, context());
    } catch (error) {
      // Deno's own error response has no CORS headers, so a page could not read it.
      console.error(error);
      return answer(500, { message: 'This could not be done. Please try again.' });
    }
  });
}
