import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AwsV4Signer } from 'aws4fetch';
import { openBucket, type Bucket } from '../../../shell/server/testing/r2-bucket.ts';

/** A fault that replaces the response to the next request. */
export type Fault =
  | { readonly status: number; readonly body?: string }
  /** No response. */
  | 'hang'
  /** Half of the response. */
  | 'cut'
  /** The server processes the request, and the connection breaks before the response. */
  | 'done, unanswered';

const keys = { accessKeyId: 'AKIDTEST', secretAccessKey: 'a secret of the tests' };
/** Small, so that even a short list has several pages. */
const PER_PAGE = 3;

/** Returns true if the request has the right signature, by signing it again. */
async function isSigned(request: IncomingMessage, url: URL): Promise<boolean> {
  const { authorization = '', 'x-amz-date': datetime } = request.headers;
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(';') ?? [];
  const signed = names.map((name): [string, string] => [name, String(request.headers[name] ?? '')]);
  const signer = new AwsV4Signer({
    ...keys,
    service: 's3',
    region: 'auto',
    method: request.method ?? '',
    url: url.href,
    datetime: String(datetime),
    headers: Object.fromEntries(signed.filter(([name]) => name !== 'host')),
  });
  return (await signer.authHeader()) === authorization;
}

const error = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

interface Said {
  readonly status: number;
  readonly body?: string | Uint8Array;
  readonly headers?: Record<string, string>;
}

async function list(bucket: Bucket, url: URL): Promise<Said> {
  const cursor = url.searchParams.get('continuation-token');
  const prefix = url.searchParams.get('prefix') ?? '';
  const found = await bucket.list({ prefix, limit: PER_PAGE, ...(cursor !== null && { cursor }) });
  const entries = found.objects.map(
    ({ key, uploaded }) =>
      `<Contents><Key>${key}</Key><LastModified>${uploaded.toISOString()}</LastModified></Contents>`,
  );
  const next = found.truncated ? `<NextContinuationToken>${found.cursor ?? ''}</NextContinuationToken>` : '';
  const body = `<ListBucketResult><IsTruncated>${String(found.truncated)}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`;
  return { status: 200, body };
}

async function put(bucket: Bucket, key: string, request: IncomingMessage, body: Uint8Array): Promise<Said> {
  const { 'if-match': etagMatches, 'if-none-match': etagDoesNotMatch } = request.headers;
  const bare = (etag: string) => etag.replaceAll('"', '');
  const written = await bucket.put(key, body, {
    onlyIf: {
      ...(etagMatches !== undefined && { etagMatches: bare(etagMatches) }),
      ...(etagDoesNotMatch !== undefined && { etagDoesNotMatch: bare(etagDoesNotMatch) }),
    },
  });
  return written
    ? { status: 200, headers: { etag: written.httpEtag } }
    : { status: 412, body: error('PreconditionFailed') };
}

async function answer(bucket: Bucket, request: IncomingMessage, body: Uint8Array): Promise<Said> {
  const url = new URL(request.url ?? '/', `http://${String(request.headers.host)}`);
  if (!(await isSigned(request, url))) return { status: 403, body: error('SignatureDoesNotMatch') };
  const key = url.pathname.split('/').slice(2).join('/');
  if (request.method === 'PUT') return put(bucket, key, request, body);
  if (request.method === 'DELETE') {
    await bucket.delete(key);
    return { status: 204 };
  }
  if (key === '') return list(bucket, url);
  const found = await bucket.get(key);
  if (!found) return { status: 404, body: error('NoSuchKey') };
  return {
    status: 200,
    headers: { etag: found.httpEtag },
    body: new Uint8Array(await found.arrayBuffer()),
  };
}

function reply(response: ServerResponse, { status, body = '', headers }: Said, fault?: Fault): void {
  const bytes = Buffer.from(body);
  response.writeHead(status, { 'content-length': status === 204 ? 0 : bytes.length, ...headers });
  if (fault === 'cut') response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  else response.end(bytes);
}

/** Starts a server with the parts of S3 that a store needs, backed by an R2 bucket. */
export async function startS3Server() {
  const { bucket, close } = await openBucket();
  const faults: Fault[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const body = Buffer.concat(await request.toArray());
    const fault = faults.shift();
    if (fault === 'hang') return;
    if (typeof fault === 'object') {
      reply(response, fault);
      return;
    }
    const said = await answer(bucket, request, body);
    if (fault === 'done, unanswered') response.destroy();
    else reply(response, said, fault);
  };
  const server = createServer((request, response) => void serve(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    environment: { AWS_ACCESS_KEY_ID: keys.accessKeyId, AWS_SECRET_ACCESS_KEY: keys.secretAccessKey },
    /** Faults for the next requests, one each. */
    faults,
    async close() {
      server.closeAllConnections();
      server.close();
      await close();
    },
  };
}
