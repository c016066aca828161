import type { Firm } from './mail/firm.ts';
import type { EmailMessage } from './mail/email.ts';

/* A function is `<name>/handler.ts`. It exports `handler` and imports only from this folder and the packages in
   deno.json. A thin `<name>/index.ts` serves it on a hosted project. The embedded backend calls the same handler. */

export interface FunctionContext {
  /** The backend's URL, without a trailing slash. */
  url: string;
  publishableKey: string;
  secretKey: string;
  /** Headers for requests on behalf of a caller. The embedded backend never rejects these requests as busy. */
  innerHeaders?: Record<string, string>;
  siteUrl: string;
  firm: Firm;
  /** Keys that sign credentials, as a JSON Web Key Set. Null if none are configured. */
  credentialKeys: string | null;
  /** Sends an email. Returns false if no mail service is configured or it rejects the email. Never throws. */
  sendMail(letter: EmailMessage): Promise<boolean>;
  /**
   * Sends an email without revealing the outcome. Where the platform can continue after the response, the response time
   * doesn't reveal it either.
   */
  sendQuietly(letter: EmailMessage): Promise<void>;
}
/**
 * Returns the network address of the request, or null if no trusted edge set one. The platform's edge overwrites this
 * header: Cloudflare for a hosted project, the gateway for the embedded backend. A custom gateway must do the same.
 */
export const clientAddress = ({ headers }: Request): string | null => headers.get('cf-connecting-ip');

export type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>;

export const corsHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
};

export const answer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: corsHeaders });
