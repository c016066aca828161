import { corsHeaders, type FunctionHandler } from './function.ts';

declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): void;
  env: { get(name: string): string | undefined };
};

function setting(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set`);
  return value;
}

/** Serves a handler on a hosted project, where the platform sets these three variables. */
export function serve(handler: FunctionHandler): void {
  Deno.serve(async (request) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: corsHeaders });
    return handler(request, {
      url: setting('SUPABASE_URL'),
      publishableKey: setting('SUPABASE_ANON_KEY'),
      secretKey: setting('SUPABASE_SERVICE_ROLE_KEY'),
    });
  });
}
