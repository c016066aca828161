import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { StoreError } from './store.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Answer {
  readonly response: Response;
  /** The whole of it: one that breaks off is no answer. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Asks until it is answered. `what` is what the question is for, in words for a {@link StoreError}. */
export type Ask = (what: string, address: string, init: RequestInit) => Promise<Answer>;

export const TRIES = 4;
const FIRST_WAIT_MS = 100;

export const failed = (where: string, what: string, why: string, cause?: unknown): StoreError =>
  new StoreError(`The store ${where}: ${what}: ${why}`, { cause });

/** A field of S3's XML, whose elements of this kind hold text alone. */
export const field = (name: string, xml: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replaceAll(
      /&(amp|lt|gt|quot|apos);/g,
      (_, sign: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[sign] ?? '',
    );

/** An answer that says no, with the reason that S3 gives. */
export function refused(where: string, what: string, { response, bytes }: Answer): StoreError {
  const code = field('Code', new TextDecoder().decode(bytes.subarray(0, 4096)));
  return failed(where, what, `answered ${response.status}${code === undefined ? '' : ` ${code}`}`);
}

function clientOf(environment: Environment): AwsClient {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
  if (!accessKeyId || !secretAccessKey)
    throw new StoreError('A store at s3: needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const sessionToken = environment['AWS_SESSION_TOKEN'];
  return new AwsClient({
    accessKeyId,
    secretAccessKey,
    ...(sessionToken ? { sessionToken } : {}),
    service: 's3',
    region: environment['AWS_REGION'] ?? 'auto',
    // Tries are ours: a connection that breaks is tried again as well.
    retries: 0,
  });
}

const isWorthAnotherTry = ({ status }: Response) => status >= 500 || status === 429;

/** Signed requests to a store, each with a time of its own. */
export function createAsk(where: string, environment: Environment, timeoutMs: number): Ask {
  const client = clientOf(environment);
  return async (what, address, init) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const response = await client.fetch(address, { redirect: 'manual', ...init, signal });
        const bytes = new Uint8Array(await response.arrayBuffer());
        if (!isWorthAnotherTry(response) || attempt === TRIES) return { response, bytes };
      } catch (error) {
        const { message, cause } = error as Error;
        const why = cause instanceof Error ? cause.message : message;
        if (attempt === TRIES) throw failed(where, what, `no answer: ${why}`, error);
      }
      await wait(FIRST_WAIT_MS * 2 ** (attempt - 1) * (1 + Math.random()));
    }
  };
}
