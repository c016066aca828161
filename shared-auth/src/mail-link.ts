/** What a mail's link says when it no longer works, from the address; `null` when it says nothing. */
export function linkError(hash: string): string | null {
  const values = new URLSearchParams(hash.replace(/^#/, ''));
  return values.get('error_code') ?? values.get('error');
}
