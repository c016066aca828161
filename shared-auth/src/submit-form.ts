import type { FormName } from 'shared-contract/forms/names';
import type { QueuedRequest } from 'shared-contract/service-worker';
import { fetchWhenBusy, TOO_MANY_REQUESTS, UNREACHABLE } from './failure.ts';
import { authConfig } from './config.ts';
import { SUBMIT_TIMEOUT_MS } from './constants.ts';
import { hasStoredSession, storedAccessToken } from './stored-session.ts';

/** Data that `shared-ui/form` passes to `onSubmit` in addition to the values. */
export interface FormAttempt {
  /** A UUID that stays the same for every attempt to send one entry, so that the server stores it once. */
  readonly requestId: string;
  /** The hidden honeypot field. */
  readonly website: string;
}

/** The server's response to a form: a reference number, never stored data. */
export interface FormReceipt {
  readonly reference: string;
}

const FAILED = 'This could not be sent. Nothing you typed is lost: please try again.';

/** A call that the server rejected or did not respond to. Its message can be shown to users. */
export class CallRefusal extends Error {
  /** The HTTP status; 0 if there was no response. */
  readonly status: number;
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  /** A form's request without a response, ready to be queued and sent later. */
  readonly call: QueuedRequest | undefined;

  constructor(
    message: string,
    status: number,
    errors: Readonly<Record<string, string>> = {},
    call?: QueuedRequest,
  ) {
    super(message);
    this.name = 'CallRefusal';
    this.status = status;
    this.errors = errors;
    this.call = call;
  }
}

/**
 * Sends the signed-in user's token as bearer, or else a key that is a JWT. A publishable key goes into `apikey` only.
 */
function headers(
  key: string,
  token: string | null | undefined = storedAccessToken(),
): Record<string, string> {
  const bearer = token ?? (key.split('.').length === 3 ? key : undefined);
  return {
    apikey: key,
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
    'content-type': 'application/json',
  };
}

interface Refused {
  readonly message?: unknown;
  readonly errors?: unknown;
  readonly retryAfter?: unknown;
}

/** Returns the error for a rejecting response, with a user-facing message. */
export function refusalOf(status: number, body: Refused): CallRefusal {
  const message = typeof body.message === 'string' && body.message !== '' ? body.message : FAILED;
  // Our functions state the limit and the retry time; a gateway in front of them does not.
  if (status === 429)
    return new CallRefusal(typeof body.retryAfter === 'number' ? message : TOO_MANY_REQUESTS, status);
  if (status < 400 || status >= 500) return new CallRefusal(FAILED, status);
  const errors = typeof body.errors === 'object' && body.errors !== null ? body.errors : {};
  const words = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return new CallRefusal(message, status, Object.fromEntries(words));
}

/**
 * Calls a public server function with plain fetch and the public key, without loading supabase-js. Includes the
 * signed-in user's token.
 * @param name folder of the function in `supabase/functions`
 * @returns the function's response; the caller knows its shape
 * @throws {CallRefusal} If the server rejects the call or doesn't respond.
 */
export async function callAsVisitor<Answer>(name: string, body: object): Promise<Answer> {
  const { url, publishableKey } = authConfig();
  let response: Response;
  let answer: unknown;
  try {
    response = await fetchWhenBusy(`${url}/functions/v1/${name}`, {
      method: 'POST',
      headers: headers(publishableKey),
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(SUBMIT_TIMEOUT_MS),
    });
    answer = await (response.ok ? response.json() : response.json().catch(() => ({})));
  } catch {
    throw new CallRefusal(UNREACHABLE, 0);
  }
  if (response.ok) return answer as Answer;
  throw refusalOf(response.status, typeof answer === 'object' && answer !== null ? answer : {});
}

/**
 * The server records which user sends an application, so it needs a valid token and can't be queued while a session is
 * stored. Without a session, it can.
 */
const isKeepable = (form: FormName): boolean => form !== 'certification' || !hasStoredSession();

/**
 * Sends a public form. If it is sent again with the same request id, the server stores it once and returns the same
 * response.
 * @throws {CallRefusal} With status 400 and `errors` by field, 409 if the server has other values under this id, 429
 *   after too many requests, or 0 without a response within {@link SUBMIT_TIMEOUT_MS}; status 0 includes the `call` if
 *   it can be queued.
 */
export async function submitForm(form: FormName, values: object, attempt: FormAttempt): Promise<FormReceipt> {
  const body = { form, values, ...attempt };
  try {
    return await callAsVisitor<FormReceipt>('submit-form', body);
  } catch (error) {
    if (!(error instanceof CallRefusal) || error.status !== 0 || !isKeepable(form)) throw error;
    const { url, publishableKey } = authConfig();
    throw new CallRefusal(
      error.message,
      0,
      {},
      {
        id: attempt.requestId,
        address: `${url}/functions/v1/submit-form`,
        headers: headers(publishableKey, null),
        body: JSON.stringify(body),
      },
    );
  }
}
