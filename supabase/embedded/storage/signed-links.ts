import { json } from '../http/answers.ts';

/** A link as storage-js reads it: below the storage's own address, and under the name that a hosted project uses. */
export async function withHostedName(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const { signedUrl, ...rest } = (await response.json()) as { signedUrl: string; token?: string };
  const link = signedUrl.replace(/^\/storage\/v1/, '');
  return json(200, rest.token === undefined ? { signedURL: link } : { ...rest, url: link });
}
