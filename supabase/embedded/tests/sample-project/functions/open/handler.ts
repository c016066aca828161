/** Open to callers without a key. */
export async function handler(): Promise<Response> {
  return Response.json({ open: true });
}
