import type { FunctionContext } from '../../../../../functions/_shared/function.ts';

/** Returns the status of a request with a function's headers, of one with forged headers, and of one without. */
export async function handler(
  _: Request,
  { url, publishableKey, innerHeaders }: FunctionContext,
): Promise<Response> {
  const ask = async (headers: Record<string, string> = {}): Promise<number> =>
    (await fetch(`${url}/rest/v1/notes?select=id`, { headers: { ...headers, apikey: publishableKey } }))
      .status;
  const forged = Object.fromEntries(Object.keys(innerHeaders ?? {}).map((name) => [name, 'forged']));
  return Response.json({ inner: await ask(innerHeaders), forged: await ask(forged), plain: await ask() });
}
