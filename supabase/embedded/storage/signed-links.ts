import { json } from '../http/answers.ts';
import { refusal } from '../http/services.ts';

/** A link outlives the sign-out and the role of its maker, so it has to end soon. */
const maxLinkSeconds = 3600;

/** Refuses rather than shortens: the caller would believe in a link that has ended. */
export const isLinkTooLong = (expiresIn: unknown): boolean =>
  typeof expiresIn === 'number' && expiresIn > maxLinkSeconds;

export const linkTooLong = (): Response =>
  refusal('storage', 400, 'InvalidRequest', `expiresIn must be at most ${maxLinkSeconds} seconds`);

/** A link as storage-js reads it: below the storage's own address, and under the name that a hosted project uses. */
export async function withHostedName(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const { signedUrl, ...rest } = (await response.json()) as { signedUrl: string; token?: string };
  const link = signedUrl.replace(/^\/storage\/v1/, '');
  return json(200, rest.token === undefined ? { signedURL: link } : { ...rest, url: link });
}
