import type { Firm } from './mail/firm.ts';
import type { Letter } from './mail/letter.ts';

/*
 * A function is `<name>/handler.ts`, which exports `handler` and imports nothing outside this folder but the packages
 * in deno.json, and a thin `<name>/index.ts`, which serves it on a hosted project. The embedded backend calls the same
 * handler.
 */

export interface FunctionContext {
  /** The backend's own address, without a slash at the end. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Headers of requests made for a caller: the embedded backend does not refuse those while it is busy. */
  innerHeaders?: Record<string, string>;
  /** Where the site is, for links in letters. */
  siteUrl: string;
  /** Who writes the letters. */
  firm: Firm;
  /** The keys that credentials are signed with, as a JSON Web Key Set; null when none are set. */
  credentialKeys: string | null;
  /** Sends a letter; false when no mail service is set up or it refuses. Never throws. */
  sendMail(letter: Letter): Promise<boolean>;
  /**
   * Sends a letter of which the answer tells nothing: neither whether it went, nor, where the platform can go on after
   * the answer, how long that took.
   */
  sendQuietly(letter: Letter): Promise<void>;
}
/**
 * The network address that a request came from; null when nobody vouches for one. The platform's edge writes this header
 * over whatever a visitor sends: Cloudflare before a hosted project, the gateway of the embedded backend. A gateway of
 * your own has to do the same.
 */
export const clientAddress = ({ headers }: Request): string | null => headers.get('cf-connecting-ip');

export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
};

export const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: corsHeaders });
