import { createClient } from '@supabase/supabase-js';
import type * as z from 'zod/mini';
import { describedRpcs } from 'embedded-backend/types';
import type { Database } from '../../../shared-auth/src/database.types.ts';

export interface SentRequest {
  method: string;
  /** Such as `clients?select=id&limit=5` or `rpc/client_figures`. */
  address: string;
}

const address = 'https://project.example';
const rest = '/rest/v1/';

/** Builds a sample value for a schema, with one item in each array. */
function sampleOf(shape: z.core.$ZodType): unknown {
  const { def } = (shape as z.core.$ZodTypes)._zod;
  if (def.type === 'object')
    return Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, sampleOf(part)]));
  if (def.type === 'record') {
    const { values } = def.keyType._zod;
    return Object.fromEntries([...(values ?? [])].map((key) => [key, sampleOf(def.valueType)]));
  }
  if (def.type === 'array') return [sampleOf(def.element)];
  if (def.type === 'nullable') return null;
  if (def.type === 'enum') return Object.values(def.entries)[0];
  if (def.type === 'boolean') return false;
  if (def.type === 'number') return 0;
  if (def.type === 'string')
    return 'format' in def && def.format === 'date' ? '2026-01-01' : '2026-01-01T00:00:00Z';
  return undefined;
}

/** Builds sample results for {@link recordingClient}, for every function whose result has a schema. */
export const sampleAnswers = async (): Promise<Record<string, unknown>> =>
  Object.fromEntries((await describedRpcs()).map(({ name, answer }) => [name, sampleOf(answer)]));

/**
 * Creates a data client that records its requests and answers each with the same single row.
 *
 * @param answers Results of functions that build their own JSON, by name.
 */
export function recordingClient(row: object = {}, answers: Readonly<Record<string, unknown>> = {}) {
  const sent: SentRequest[] = [];
  const fetch = (
    input: RequestInfo | URL,
    { method = 'GET', headers }: RequestInit = {},
  ): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input);
    sent.push({ method, address: url.pathname.slice(rest.length) + url.search });
    const isSingle = new Headers(headers).get('accept')?.includes('pgrst.object') ?? false;
    const built = answers[url.pathname.slice(`${rest}rpc/`.length)];
    const answer = built === undefined ? (isSingle ? row : [row]) : built;
    const body = method === 'HEAD' ? null : JSON.stringify(answer);
    return Promise.resolve(new Response(body, { headers: { 'content-range': '0-0/1' } }));
  };
  const client = createClient<Database>(address, 'key', {
    accessToken: () => Promise.resolve(null),
    global: { fetch },
  });
  return { client, sent };
}
