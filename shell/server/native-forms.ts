import { contactForm } from 'shared-contract/forms/contact/schema';
import { cpaPartnershipForm } from 'shared-contract/forms/cpa-partnership/schema';
import { RECEIVED_ID, type NativeForm } from 'shared-contract/forms/names';
import { newsletterForm } from 'shared-contract/forms/newsletter/schema';
import { symposiumForm } from 'shared-contract/forms/symposium/schema';
import { z } from 'zod';
import { readLimited } from './reports.ts';
import type { EdgeSettings } from './settings.ts';

const MAX_BYTES = 64 * 1024;
/** The visitor sees an empty page until the response. */
const TIMEOUT_MS = 15_000;
const DAY_MS = 86_400_000;

const schemas: Readonly<Record<NativeForm, z.core.$ZodType<object>>> = {
  contact: contactForm,
  newsletter: newsletterForm,
  'cpa-partnership': cpaPartnershipForm,
  symposium: symposiumForm,
};

const FAILED = 'This could not be sent. Please try again in a moment.';
const GO_BACK = 'Go back in your browser to return to the form. What you entered is still there.';

/** An error response with a user-facing message. The function writes its own for 4xx. */
const rejection = z.object({ message: z.string().min(1) });

export interface NativeFormsOptions {
  readonly settings: Pick<EdgeSettings, 'supabaseUrl' | 'supabasePublishableKey'>;
  readonly now: () => number;
  readonly log: (line: string) => void;
  readonly fetch?: typeof fetch | undefined;
}

/** A redirect to the form's page, or a plain-text message. */
export type NativeFormAnswer =
  | { readonly status: 303; readonly location: string }
  | { readonly status: 400 | 403 | 413 | 415 | 429 | 502; readonly message: string };

const failed = (
  status: Exclude<NativeFormAnswer['status'], 303>,
  ...lines: readonly string[]
): NativeFormAnswer => ({ status, message: `${[...lines, GO_BACK].join('\n\n')}\n` });

/**
 * Derives a version 8 UUID. Sending the same form twice on one day results in the same id, so that it is stored once.
 */
async function requestIdOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}

function pageOf(request: Request): string {
  const { origin } = new URL(request.url);
  const referrer = URL.parse(request.headers.get('referer') ?? '', origin);
  return referrer?.origin === origin ? referrer.pathname + referrer.search : '/';
}

/**
 * Sends the public forms of browsers that don't run the application. Validates the values like the application and
 * forwards them to `submit-form`. The backend sees the edge as the single sender and applies its rate limit to all of
 * these visitors together.
 */
export function createNativeForms({ settings, now, log, fetch: ask = fetch }: NativeFormsOptions) {
  const send = (body: object) =>
    ask(`${settings.supabaseUrl}/functions/v1/submit-form`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: settings.supabasePublishableKey },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });

  return async (form: NativeForm, request: Request): Promise<NativeFormAnswer> => {
    if (['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? ''))
      return failed(403, 'This form accepts entries from its own site only.');
    if (!request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded'))
      return failed(415, FAILED);
    const body = await readLimited(request, MAX_BYTES);
    if (body === null) return failed(413, 'This is longer than we accept.');
    const { website = '', ...entered } = Object.fromEntries(new URLSearchParams(body));
    const checked = z.safeParse(schemas[form], entered);
    if (!checked.success) {
      const messages = checked.error.issues.map(({ message }) => `- ${message}`);
      return failed(400, 'Nothing was sent yet. Please correct this:', [...new Set(messages)].join('\n'));
    }
    const values = checked.data;
    const day = Math.floor(now() / DAY_MS);
    const requestId = await requestIdOf(JSON.stringify([form, day, values]));
    try {
      const response = await send({ form, values, website, requestId });
      if (response.ok) {
        await response.body?.cancel();
        return { status: 303, location: `${pageOf(request)}#${RECEIVED_ID}` };
      }
      const { status } = response;
      const reason = rejection.safeParse(await response.json().catch(() => null)).data?.message;
      if (status !== 400 && status !== 429)
        throw new Error(`${status}${reason === undefined ? '' : ` ${reason}`}`);
      return failed(status, reason ?? FAILED);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      log(`forms: submit-form failed: ${form}: ${reason.replace(/\s+/g, ' ')}`);
      return failed(502, FAILED);
    }
  };
}
