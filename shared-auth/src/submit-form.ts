import type { FormName } from 'shared-contract/forms/names';
import type { KeptCall } from 'shared-contract/service-worker';
import { TOO_MANY_REQUESTS, UNREACHABLE } from './failure.ts';
import { authConfig } from './config.ts';
import { SUBMIT_TIMEOUT_MS } from './constants.ts';
import { fetchWhenBusy } from './fetch-when-busy.ts';
import { hasStoredSession, storedAccessToken } from './stored-session.ts';

/** What goes along with the values, as `shared-ui/form` gives it to `onSubmit`. */
export interface FormAttempt {
  /** A UUID, the same at every attempt to send what was typed once: the server stores it once. */
  readonly requestId: string;
  /** The field that people do not see. */
  readonly website: string;
}

/** What the server answers to a form: a number to refer to, never anything that is stored. */
export interface FormReceipt {
  readonly reference: string;
}

const FAILED = 'This could not be sent. Nothing you typed is lost: please try again.';

/** A call that the server refused or never answered. Its message is fit for people. */
export class CallRefusal extends Error {
  /** The HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** What is wrong with which field. */
  readonly errors: Readonly<Record<string, string>>;
  /** A form that nobody answered, as it can be kept and sent later. */
  readonly call: KeptCall | undefined;

  constructor(
    message: string,
    status: number,
    errors: Readonly<Record<string, string>> = {},
    call?: KeptCall,
  ) {
    super(message);
    this.name = 'CallRefusal';
    this.status = status;
    this.errors = errors;
    this.call = call;
  }
}

/** Whoever is signed in goes as bearer, else a key that is a JWT; a publishable key goes as `apikey` only. */
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

/** What an answer that refuses a call means for people. */
export function refusalOf(status: number, body: Refused): CallRefusal {
  const message = typeof body.message === 'string' && body.message !== '' ? body.message : FAILED;
  // Our own functions say whose limit it is and when to try again; a gateway before them does not.
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
 * Calls a server function that is open to everybody: plain fetch with the public key, supabase-js is not loaded. Who is
 * signed in is told with their token.
 * @param name folder of the function in `supabase/functions`
 * @returns what the function answers; the caller knows its shape
 * @throws (rejects) {@link CallRefusal}
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

/** With an application the server notes who is signed in: it goes with their token, or not at all. Nobody's may wait. */
const isKeepable = (form: FormName): boolean => form !== 'certification' || !hasStoredSession();

/**
 * Sends a public form. Sent again with the same request id, it is stored once and answered the same.
 * @throws (rejects) {@link CallRefusal}: with `errors` by field (400), 409 when something else was received by this id,
 *   429 too many, 0 no answer within {@link SUBMIT_TIMEOUT_MS}, then with the `call` that can be kept
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
