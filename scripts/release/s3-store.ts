import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { checkKey, type Listed, type Store, StoreError } from './store.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Answer {
  readonly response: Response;
  /** The complete body. A truncated response counts as a failure. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Sends a request and repeats it after failures. `what` describes the request for a {@link StoreError}. */
export type Ask = (what: string, address: string, init: RequestInit) => Promise<Answer>;

const TRIES = 4;
const FIRST_WAIT_MS = 100;

const failed = (where: string, what: string, why: string, cause?: unknown): StoreError =>
  new StoreError(`The store ${where}: ${what}: ${why}`, { cause });

/** Returns a field of S3's XML. Its elements of this kind contain only text. */
const field = (name: string, xml: string): string | undefined =>
  new RegExp(`<${name}>([^<]*)</${name}>`)
    .exec(xml)?.[1]
    ?.replaceAll(
      /&(amp|lt|gt|quot|apos);/g,
      (_, sign: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[sign] ?? '',
    );

/** Returns an error for a rejected request, with the reason that S3 gives. */
function refused(where: string, what: string, { response, bytes }: Answer): StoreError {
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
    // This module repeats requests itself, even after a broken connection.
    retries: 0,
  });
}

const isWorthAnotherTry = ({ status }: Response) => status >= 500 || status === 429;

/** Returns a function for signed requests to a store. Each attempt has a separate timeout. */
function createAsk(where: string, environment: Environment, timeoutMs: number): Ask {
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

export interface S3Options {
  /** Timeout of one request. */
  readonly timeoutMs?: number;
}

/** Statuses of a rejected write: another write was simultaneous or earlier. The object itself shows which. */
const NOT_WRITTEN = [404, 409, 412];

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** Returns the bucket's URL, and the prefix of each key. */
function placeOf(address: string) {
  const url = URL.parse(address);
  const [bucket, ...folder] = (url?.pathname ?? '').split('/').filter((part) => part !== '');
  if (!url || !/^https?:$/.test(url.protocol) || bucket === undefined)
    throw new StoreError(`s3:${address} is no store: expected s3:https://<endpoint>/<bucket>`);
  return {
    bucket: `${url.origin}/${bucket}`,
    below: folder.map((part) => `${part}/`).join(''),
    where: [url.origin, bucket, ...folder].join('/'),
  };
}

/** Parses one page of a list, and the token of the next page. */
function readList(xml: string, below: string): { entries: Listed[]; next: string | undefined } {
  const entries = Array.from(xml.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, entry = '']) => ({
    key: (field('Key', entry) ?? '').slice(below.length),
    modified: Date.parse(field('LastModified', entry) ?? ''),
  }));
  const isMore = field('IsTruncated', xml) === 'true';
  return { entries, next: isMore ? field('NextContinuationToken', xml) : undefined };
}

/** Opens a store in S3-compatible object storage that supports If-Match and If-None-Match: S3, R2, MinIO. */
export function createS3Store(
  address: string,
  environment: Environment,
  { timeoutMs = 60_000 }: S3Options = {},
): Store {
  const { bucket, below, where } = placeOf(address);
  const ask = createAsk(where, environment, timeoutMs);
  const at = (key: string) => `${bucket}/${below}${checkKey(key)}`;

  async function get(key: string) {
    const what = `reading ${key}`;
    const answer = await ask(what, at(key), { method: 'GET' });
    if (answer.response.status === 404) return null;
    if (answer.response.status !== 200) throw refused(where, what, answer);
    const version = answer.response.headers.get('etag');
    if (version === null) throw failed(where, what, 'answered without an ETag');
    return { bytes: answer.bytes, version };
  }

  /** @returns false if an existing object prevented the write. */
  async function put(key: string, bytes: Uint8Array, condition: Record<string, string>): Promise<boolean> {
    const what = `writing ${key}`;
    const headers = { 'content-type': 'application/octet-stream', ...condition };
    const answer = await ask(what, at(key), { method: 'PUT', headers, body: new Uint8Array(bytes) });
    if (answer.response.ok) return true;
    if (NOT_WRITTEN.includes(answer.response.status)) return false;
    throw refused(where, what, answer);
  }

  async function listPage(prefix: string, token: string | undefined) {
    const what = `listing ${prefix}`;
    const query = new URLSearchParams({ 'list-type': '2', prefix: below + prefix });
    if (token !== undefined) query.set('continuation-token', token);
    const answer = await ask(what, `${bucket}?${query.toString()}`, { method: 'GET' });
    if (answer.response.status !== 200) throw refused(where, what, answer);
    const xml = new TextDecoder().decode(answer.bytes);
    if (!xml.includes('<ListBucketResult')) throw failed(where, what, 'the answer is no list');
    return readList(xml, below);
  }

  return {
    where,
    get,
    async putIfAbsent(key, bytes) {
      for (let attempt = 1; ; attempt += 1) {
        if (await put(key, bytes, { 'if-none-match': '*' })) return true;
        if ((await get(key)) !== null) return false;
        // Two simultaneous writers may both be rejected.
        if (attempt === TRIES) throw failed(where, `writing ${key}`, 'refused, and nothing stands there');
      }
    },
    async swap(key, bytes, expected) {
      const condition = expected === null ? { 'if-none-match': '*' } : { 'if-match': expected };
      if (await put(key, bytes, condition)) return true;
      // This write may have succeeded with its response lost.
      const now = await get(key);
      return now !== null && isSame(now.bytes, bytes);
    },
    async list(prefix) {
      const listed: Listed[] = [];
      let token: string | undefined;
      do {
        const { entries, next } = await listPage(prefix, token);
        listed.push(...entries);
        token = next;
      } while (token !== undefined);
      return listed;
    },
    async remove(key) {
      const answer = await ask(`removing ${key}`, at(key), { method: 'DELETE' });
      if (!answer.response.ok && answer.response.status !== 404)
        throw refused(where, `removing ${key}`, answer);
    },
  };
}
