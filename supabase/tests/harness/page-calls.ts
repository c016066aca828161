import assert from 'node:assert/strict';
import type { ProductClient, TestProject } from './project.ts';

export interface PageCall {
  method?: string;
  token?: string;
  /** Strings are sent unchanged. */
  body?: unknown;
  headers?: Record<string, string>;
}
export interface PageAnswer {
  status: number;
  type: string | null;
  retryAfter: string | null;
  body: Record<string, unknown> | null;
  /** Set if the response is a file. */
  text?: string;
}

/** Sends requests like supabase-js from a page at `origin`, each from a different network address. */
export function callsFromPage({ backend }: TestProject<ProductClient>, origin: string) {
  let callers = 0;
  return async (url: string, request: PageCall): Promise<PageAnswer> => {
    const { method = 'POST', token, body = {}, headers = {} } = request;
    const address = `10.7.${Math.floor(callers / 250)}.${callers++ % 250}`;
    const response = await fetch(url, {
      method,
      headers: {
        origin,
        apikey: backend.publishableKey,
        'x-client-info': 'supabase-js-web',
        'content-type': 'application/json',
        'cf-connecting-ip': address,
        'x-forwarded-for': address,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(method === 'POST' ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    });
    const allowed = response.headers.get('access-control-allow-origin') ?? '';
    assert.ok(['*', origin].includes(allowed), `${url}: a page of the site may not read the answer`);
    const type = response.headers.get('content-type');
    return {
      status: response.status,
      type,
      retryAfter: response.headers.get('retry-after'),
      ...(type?.startsWith('text/')
        ? { body: null, text: await response.text() }
        : { body: (await response.json()) as Record<string, unknown> }),
    };
  };
}

/** Replaces values with their types, so that two successful responses can be compared. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}
