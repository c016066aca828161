import { z } from 'zod';
import { json } from '../http/answers.ts';
import { isObjectName } from './object-names.ts';
import { isLinkTooLong, linkTooLong, withHostedName } from './signed-links.ts';

const query = z.object({ expiresIn: z.int().positive(), paths: z.array(z.string()).min(1).max(500) });

interface SignedPath {
  path: string;
  signedURL: string | null;
  error: string | null;
}

/**
 * `POST /storage/v1/object/sign/<bucket>`: lite signs one link at a time only. Each path is asked for as the caller; one
 * that there is not and one that they may not read are told alike, beside the others.
 */
export async function answerSignMany(
  request: Request,
  url: URL,
  forward: (request: Request) => Promise<Response>,
): Promise<Response> {
  const parsed = query.safeParse(await request.json().catch(() => ({})));
  if (!parsed.success)
    return json(400, {
      statusCode: '400',
      error: 'Invalid query',
      message: 'Invalid query for signed links',
    });
  const { expiresIn, paths } = parsed.data;
  if (isLinkTooLong(expiresIn)) return linkTooLong();
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const signed: SignedPath[] = [];
  for (const path of paths) {
    const refused = {
      path,
      signedURL: null,
      error: 'Either the object does not exist or you do not have access to it',
    };
    if (!isObjectName(path)) {
      signed.push(refused);
      continue;
    }
    const address = new URL(url);
    address.pathname += `/${path.split('/').map(encodeURIComponent).join('/')}`;
    const body = JSON.stringify({ expiresIn });
    const response = await withHostedName(
      await forward(new Request(address, { method: 'POST', headers, body })),
    );
    if (response.status >= 500) return response;
    const link = response.ok ? ((await response.json()) as { signedURL: string }) : null;
    signed.push(link === null ? refused : { path, signedURL: link.signedURL, error: null });
  }
  return json(200, signed);
}
