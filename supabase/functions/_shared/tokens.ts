const encoder = new TextEncoder();

const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text))));
}

/** Returns a random token for an email and the hash that the database stores. */
export async function newToken(): Promise<{ token: string; hash: string }> {
  const token = base64url(crypto.getRandomValues(new Uint8Array(32)));
  return { token, hash: await sha256(token) };
}

/**
 * Returns a token that is the same for the same purpose and can't be guessed without the secret key. Issued tokens
 * remain valid after the secret key changes, because the database compares hashes.
 */
export async function derivedToken(
  secretKey: string,
  purpose: string,
): Promise<{ token: string; hash: string }> {
  const token = base64url(await derivedBytes(secretKey, purpose));
  return { token, hash: await sha256(token) };
}

/** Returns 32 bytes that are the same for the same purpose and can't be guessed without the secret key. */
export async function derivedBytes(secretKey: string, purpose: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secretKey), algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(purpose)));
}
