/** 128 bits of SHA-256 in base64: enough to tell any two versions of a file apart. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest.subarray(0, 16))).replace(/=+$/, '');
}
