import { isDiskFull } from '../start-failure.ts';
import type { DatabaseError } from './request-scope.ts';

export const json = (status: number, body: unknown): Response => Response.json(body, { status });

export const authError = (status: number, errorCode: string, message: string): Response =>
  json(status, { code: status, error_code: errorCode, msg: message });

export type Service = 'auth' | 'rest' | 'storage' | 'functions' | 'realtime';

const prefix = /^\/(auth|rest|storage|functions|realtime)\/v1(?:\/|$)/;

export const serviceOf = (pathname: string): Service | null =>
  (prefix.exec(pathname)?.[1] as Service | undefined) ?? null;

/** Builds an error response in the service's format. `code` is machine-readable. */
export function refusal(service: Service | null, status: number, code: string, message: string): Response {
  if (service === 'auth') return authError(status, code, message);
  if (service === 'storage') return json(status, { statusCode: String(status), error: code, message });
  return json(status, { code, message, details: null, hint: null });
}

/**
 * Replaces the response's CORS headers. The backend serves no pages that run code: a stored file opened in a browser
 * gets no origin, script, or subresource. The inbox sets its own policy.
 */
export function withHeaders(response: Response, cors: Headers): Response {
  const headers = new Headers(response.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  for (const [name, value] of cors) headers.set(name, value);
  headers.set('x-content-type-options', 'nosniff');
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', "default-src 'none'; sandbox");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}

/** Errors of the server itself. Their messages name files and processes, so they belong in the log only. */
export const isInner = (code: string): boolean => /^(08|53|57|58|XX)/.test(code);

/** Formats a database error like PostgREST, or in the format of the other service. */
export function databaseAnswer(error: DatabaseError, service: Service | null): Response {
  const { code, message, detail, hint } = error;
  const status = statusOf(code);
  if (isInner(code)) {
    const words = isDiskFull(error) ? 'The disk of the database is full' : 'The database could not do this';
    return refusal(service, status, code, words);
  }
  return service === 'rest'
    ? json(status, { code, message, details: detail ?? null, hint: hint ?? null })
    : refusal(service, status, 'validation_failed', 'The database does not take these values');
}

function statusOf(code: string): number {
  if (code === '23503' || code === '23505') return 409;
  if (code === 'P0001' || /^(22|23)/.test(code)) return 400;
  if (/^(08|53)/.test(code)) return 503;
  if (/^(P0|40|55|57|58|XX)/.test(code)) return 500;
  return 400;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopbackHost = (hostname: string): boolean =>
  loopback.has(hostname) || hostname.endsWith('.localhost');

export function isAllowedOrigin(origin: string, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(siteUrl).origin || isLoopbackHost(new URL(origin).hostname);
}

/** Lets pages on this machine and on the site read responses. Other origins get no CORS headers. */
export function corsHeaders(request: Request, siteUrl: string): Headers {
  const headers = new Headers({ vary: 'Origin' });
  const origin = request.headers.get('origin');
  if (origin === null || !isAllowedOrigin(origin, siteUrl)) return headers;
  headers.set('access-control-allow-origin', origin);
  headers.set(
    'access-control-expose-headers',
    'content-range, content-length, content-type, retry-after, x-sb-error-code',
  );
  if (request.method === 'OPTIONS') {
    headers.set('access-control-allow-methods', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
    headers.set('access-control-allow-headers', request.headers.get('access-control-request-headers') ?? '*');
    headers.set('access-control-max-age', '600');
  }
  return headers;
}
