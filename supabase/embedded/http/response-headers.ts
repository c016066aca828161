/**
 * The answer with our cross-origin headers in place of whatever it carried. Nothing of the backend is a page that may run
 * something: a stored file that is opened in a browser gets no origin, no script and no subresource. The inbox brings a
 * policy of its own.
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
