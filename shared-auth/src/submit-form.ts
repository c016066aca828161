import { authConfig } from './config.ts';
import { SUBMIT_TIMEOUT_MS } from './constants.ts';
import type { Database } from './database.types.ts';

type Tables = Database['public']['Tables'];

/** What a visitor may leave: exactly the columns that the database lets them write. */
export type LeadInput = Pick<
  Tables['leads']['Insert'],
  'name' | 'email' | 'phone' | 'company' | 'message' | 'source'
>;

const UNREACHABLE = 'We could not reach the server. Check your connection and try again.';
const TOO_MANY = 'We received a lot of messages just now. Wait a few minutes and try again.';
const REFUSED = 'Some of this could not be accepted. Check what you entered and try again.';
const FAILED = 'This could not be sent. Please try again.';

/** A secret's shape decides the header: a JWT key also goes as bearer, a publishable key only as `apikey`. */
function headers(key: string): Record<string, string> {
  const bearer = key.split('.').length === 3 ? { authorization: `Bearer ${key}` } : {};
  return { apikey: key, ...bearer, 'content-type': 'application/json', prefer: 'return=minimal' };
}

async function insert(table: 'leads' | 'subscribers', row: Record<string, unknown>): Promise<void> {
  const { url, publishableKey } = authConfig();
  let response: Response;
  try {
    response = await fetch(`${url}/rest/v1/${table}`, {
      method: 'POST',
      headers: headers(publishableKey),
      body: JSON.stringify(row),
      signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
    });
  } catch (cause) {
    throw new Error(UNREACHABLE, { cause });
  }
  if (response.ok) return;
  const cause = { status: response.status };
  if (response.status === 429) throw new Error(TOO_MANY, { cause });
  throw new Error(response.status === 400 ? REFUSED : FAILED, { cause });
}

/** Optional fields that were left empty are not sent: an empty text would be kept as one. */
function filled(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row as Record<string, unknown>).filter(([, value]) => value != null && value !== ''),
  );
}

/**
 * Sends a visitor's message or application. Nothing is read back, and supabase-js is not loaded.
 * @throws (rejects) an Error whose message is fit for people
 */
export function submitLead(input: LeadInput): Promise<void> {
  return insert('leads', filled(input));
}

/**
 * Puts an address on the newsletter list. A known address gets the same answer as a new one.
 * @throws (rejects) an Error whose message is fit for people
 */
export function submitSubscriber(email: string, source: string): Promise<void> {
  return insert('subscribers', filled({ email: email.trim().toLowerCase(), source }));
}
