import { createHash } from 'node:crypto';

/** Subresource integrity value of a file's bytes. */
export function integrityOf(bytes: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** Hash source of an inline script, without quotes, for the content security policy. */
export function scriptHash(source: string): string {
  return `sha256-${createHash('sha256').update(source).digest('base64')}`;
}
