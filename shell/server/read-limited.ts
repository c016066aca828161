/** The body as text; null where it has more bytes. */
export async function readLimited(request: Request, most: number): Promise<string | null> {
  const decoder = new TextDecoder();
  let size = 0;
  let body = '';
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    body += decoder.decode(chunk, { stream: true });
  }
  return body + decoder.decode();
}
