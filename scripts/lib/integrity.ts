import { createHash } from 'node:crypto';

const sha256 = (content: string | Uint8Array): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/**
 * Subresource integrity value of a file's bytes. The builds' own runtimes state the same kind (`security.sri`), or a file
 * that was preloaded would be loaded twice. A longer digest is no safer here, and each page names thirty of them.
 */
export const integrityOf = sha256;

/** Hash source of an inline script or style, without quotes, for the content security policy. */
export const hashSource = sha256;

/** For a file's name: enough of its digest to tell one content from another. */
export const hashOf = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, 10);
