import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../shared-auth/src/database.types.ts';

/** A request for data, as the library sends it. */
export interface SentRequest {
  method: string;
  /** `clients?select=id&limit=5`, `rpc/client_figures`. */
  address: string;
}

const address = 'https://project.example';
const rest = '/rest/v1/';

/**
 * A data client that notes what it is asked and answers each request with one row for all.
 * @param answers what functions answer that build their own: by name
 */
export function recordingClient(row: object = {}, answers: Readonly<Record<string, object>> = {}) {
  const sent: SentRequest[] = [];
  const fetch = (
    input: RequestInfo | URL,
    { method = 'GET', headers }: RequestInit = {},
  ): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    sent.push({ method, address: url.pathname.slice(rest.length) + url.search });
    const isSingle = new Headers(headers).get('accept')?.includes('pgrst.object') ?? false;
    const built = answers[url.pathname.slice(`${rest}rpc/`.length)];
    const body = method === 'HEAD' ? null : JSON.stringify(built ?? (isSingle ? row : [row]));
    return Promise.resolve(new Response(body, { headers: { 'content-range': '0-0/1' } }));
  };
  const client = createClient<Database>(address, 'key', {
    accessToken: () => Promise.resolve(null),
    global: { fetch },
  });
  return { client, sent };
}
