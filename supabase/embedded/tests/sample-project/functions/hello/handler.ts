export async function handler(request: Request): Promise<Response> {
  return Response.json({ hello: await request.json() });
}
