import { createAsk, failed, field, refused, TRIES, type Environment } from './s3-request.ts';
import { checkKey, StoreError, type Listed, type Store } from './store.ts';

export interface S3Options {
  /** How long one request may take. */
  readonly timeoutMs?: number;
}

/** Another write of the same instant, or one that came before: which of them it was, the object itself tells. */
const NOT_WRITTEN = [404, 409, 412];

const isSame = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;

/** Where a bucket's objects lie, and what stands before each key there. */
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

/** One page of a list, and what to ask for the next one with. */
function readList(xml: string, below: string): { entries: Listed[]; next: string | undefined } {
  const entries = Array.from(xml.matchAll(/<Contents>(.*?)<\/Contents>/gs), ([, entry = '']) => ({
    key: (field('Key', entry) ?? '').slice(below.length),
    modified: Date.parse(field('LastModified', entry) ?? ''),
  }));
  const isMore = field('IsTruncated', xml) === 'true';
  return { entries, next: isMore ? field('NextContinuationToken', xml) : undefined };
}

/** Object storage that speaks S3 and honors If-Match and If-None-Match: S3, R2, MinIO. */
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

  /** @returns false when it was not written because of what stands there. */
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
        // Two writers of one instant may both be sent away.
        if (attempt === TRIES) throw failed(where, `writing ${key}`, 'refused, and nothing stands there');
      }
    },
    async swap(key, bytes, expected) {
      const condition = expected === null ? { 'if-none-match': '*' } : { 'if-match': expected };
      if (await put(key, bytes, condition)) return true;
      // It may have been ours: carried out, and its answer lost.
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
