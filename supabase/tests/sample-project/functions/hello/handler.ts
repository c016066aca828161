/** Answers with what it was sent. */
export async function handler(request: Request): Promise<Response> {
  return Response.json({ hello: await request.json() });
}
