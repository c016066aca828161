const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Returns the hash source of an inline script or style for the content security policy. */
export async function sourceHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${base64(new Uint8Array(digest))}`;
}

/** Returns 128 bits of SHA-256 in base64, enough to distinguish any two versions of a file. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return base64(digest.subarray(0, 16)).replace(/=+$/, '');
}
