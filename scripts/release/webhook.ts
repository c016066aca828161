import { createHmac } from 'node:crypto';
import { CommandError } from './command-error.ts';

const PATIENCE_MS = 10_000;

/**
 * Reads the secret of WEBHOOK_SECRET.
 *
 * @throws a {@link CommandError} if it is missing or too short
 */
export function webhookKey(secret: string | undefined): Buffer {
  const [, text = ''] = /^whsec_([\w+/]+=*)$/.exec(secret ?? '') ?? [];
  const key = Buffer.from(text, 'base64');
  if (key.length < 24)
    throw new CommandError(
      'WEBHOOK_SECRET should be whsec_ and 24 bytes or more in base64. Create one: echo "whsec_$(openssl rand -base64 32)"',
    );
  return key;
}

/**
 * Returns the headers of a message by the Standard Webhooks specification, for which receivers have libraries: the
 * HMAC-SHA256 of id, time, and body.
 *
 * @param id the same for a repeated message
 * @param seconds time of sending, which receivers compare with their clock
 */
export function webhookHeaders(key: Buffer, id: string, seconds: number, body: string) {
  const signature = createHmac('sha256', key)
    .update(`${id}.${String(seconds)}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
}

/** @throws an error with the status if the receiver doesn't accept the message */
export async function postWebhook(url: string, key: Buffer, id: string, message: object): Promise<void> {
  const body = JSON.stringify(message);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...webhookHeaders(key, id, Math.floor(Date.now() / 1000), body),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}
