/*
 * A function is `<name>/handler.ts`, which exports `handler` and imports nothing outside this folder, and a thin
 * `<name>/index.ts`, which serves it on a hosted project. The embedded backend calls the same handler.
 */
export interface FunctionContext {
  /** The backend's own address, without a slash at the end. */
  url: string;
  publishableKey: string;
  secretKey: string;
}
export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
};

export const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: corsHeaders });
