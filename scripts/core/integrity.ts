import { createHash } from 'node:crypto';

const sha256 = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Returns the subresource integrity value of a file's bytes. The builds' runtimes use the same algorithm
 * (`security.sri`); otherwise the browser would load a preloaded file twice. A longer digest is no safer here, and each
 * page contains thirty of them.
 */
export const integrityOf = sha256;

/** Returns the hash source of an inline script or style for the content security policy, without quotes. */
export const hashSource = sha256;

/** Returns a short digest for a file's name, long enough to distinguish its content. */
export const hashOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);
