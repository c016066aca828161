import type { ServerResponse } from 'node:http';

/** Asks a release, and gives its answer without its policy: a development server is another origin, unknown to it. */
export async function askRelease(release: string, address: string, accept: string | undefined) {
  const answer = await fetch(new URL(address, release), {
    redirect: 'manual',
    ...(accept ? { headers: { accept } } : {}),
  });
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const location = answer.headers.get('location');
  return { answer, type, head: { 'content-type': type, ...(location ? { location } : {}) } };
}

/** Says of a release that did not answer, or could not be built, why. */
export function sayUnavailable(response: ServerResponse, what: string, error: unknown): void {
  response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
  response.end(`${what}: ${error instanceof Error ? error.message : String(error)}`);
}
