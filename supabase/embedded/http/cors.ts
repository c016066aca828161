const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

export const isLoopbackHost = (hostname: string): boolean =>
  loopback.has(hostname) || hostname.endsWith('.localhost');

/** Whether pages of this origin may talk to the backend: those of this machine, and of the site. */
export function isAllowedOrigin(origin: string, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  return origin === new URL(siteUrl).origin || isLoopbackHost(new URL(origin).hostname);
}

/** Headers that let pages of this machine and of the site read answers; other origins get none. */
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
