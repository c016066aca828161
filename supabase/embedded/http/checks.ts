import { type FieldTypes, wrongField } from '../rest/introspection.ts';
import { refusal, type Service } from './answers.ts';

const controls = /[\u0000-\u001f\u007f]/;

/**
 * Segments separated by single slashes, without percent-encoding. The routers behind the gateway decode paths, so an
 * encoded character would bypass every rule that compares them.
 */
const canonicalPath = /^(?:\/[\w.~-]+)+$/;
/** The only paths that may end in a slash. */
const roots = new Set(['/', '/rest/v1/']);
/**
 * Names of stored files may contain other characters. Encoding a character that doesn't need it creates a second
 * spelling of the same path.
 */
const filePath = /^\/storage\/v1\/[^\\]*$/;
const needlessEncoding = /%(?:2[5def]|3\d|[46][1-9a-f]|[57][\da]|5f|7e|5c)/i;

const isCanonical = (path: string): boolean =>
  canonicalPath.test(path) ||
  roots.has(path) ||
  (filePath.test(path) && !path.includes('//') && !path.endsWith('/') && !needlessEncoding.test(path));

/**
 * Returns a parameter name that the query repeats. The auth endpoints here and in lite may each read a different value.
 */
const repeatedName = ({ searchParams }: URL): string | undefined =>
  [...new Set(searchParams.keys())].find((name) => searchParams.getAll(name).length > 1);

/**
 * Rejects addresses that no service can read, and alternative spellings of one. Doesn't rewrite them: some object names
 * have spellings that must not change, and the app never sends an alternative spelling.
 */
export function checkAddress(url: URL, service: Service | null): Response | null {
  const malformed = (what: string): Response => refusal(service, 400, 'validation_failed', what);
  let path: string;
  try {
    path = decodeURIComponent(url.pathname);
  } catch {
    return malformed('The address is not encoded as it should be');
  }
  const parameters = [...url.searchParams].flat();
  if (controls.test(path) || parameters.some((text) => text.includes('\0')))
    return malformed('The address holds characters that cannot be stored');
  if (controls.test(url.searchParams.get('redirect_to') ?? ''))
    return malformed('redirect_to is not an address');
  if (!isCanonical(url.pathname))
    return malformed(
      `The path ${url.pathname} is not in canonical form: send it without percent-encoded letters, empty segments and a slash at the end`,
    );
  const repeated = service === 'auth' ? repeatedName(url) : undefined;
  if (repeated !== undefined)
    return malformed(`The query contains the parameter ${repeated} more than once: send it once`);
  return null;
}

/**
 * Rejects a body that lite would fail on: invalid JSON, text that the database can't store, or a value of the wrong
 * type. Other bodies (files, CSV) pass unchanged. Functions validate their own bodies and report errors by field.
 */
export async function checkBody(
  request: Request,
  service: Service | null,
  types: FieldTypes,
): Promise<Response | null> {
  if (service === 'functions') return null;
  const isJson = /\bjson\b/.test(request.headers.get('content-type') ?? '');
  const isRest = service === 'rest';
  const refuse = (code: string, message: string): Response => refusal(service, 400, code, message);
  const noObject = (): Response => refuse(isRest ? 'PGRST102' : 'bad_json', 'The body is not a JSON object');
  if (request.body === null) {
    return service === 'storage' && isJson && !['GET', 'HEAD'].includes(request.method) ? noObject() : null;
  }
  if (service !== 'auth' && !isJson) return null;
  const text = await request.clone().text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return noObject();
  }
  // PostgREST also accepts an array of rows.
  if (typeof value !== 'object' || value === null || (Array.isArray(value) && !isRest)) return noObject();
  if (text.includes('\\u0000') && holdsNul(value))
    return refuse(isRest ? '22P05' : 'validation_failed', 'Text cannot hold the character NUL');
  const target = new URL(request.url).pathname.slice('/rest/v1/'.length);
  const wrong = isRest ? wrongField(target, value, types) : null;
  return wrong === null ? null : refuse('22P02', wrong);
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, inner]) => name.includes('\0') || holdsNul(inner));
}

const [kibi, mebi] = [1024, 1024 * 1024];
/** Extra bytes that a multipart form adds to its file. */
const formOverhead = 64 * kibi;

/** Maximum body size in bytes. Only uploads to storage may be large. */
export function longestBody(service: Service | null, request: Request, longestFile: number): number {
  if (service === 'rest') return 8 * mebi;
  if (service !== 'storage') return 256 * kibi;
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson ? mebi : longestFile + formOverhead;
}

export function bytesOf(size: string): number {
  const [, count = '0', unit = 'KiB'] = /^(\d+)(KiB|MiB|GiB)$/.exec(size) ?? [];
  return Number(count) * { KiB: kibi, MiB: mebi, GiB: 1024 * mebi }[unit as 'KiB' | 'MiB' | 'GiB'];
}

/**
 * Returns the request with its body in memory, or an error response. Counts bytes as they arrive, because a request may
 * omit its length. Bytes over the limit are discarded, and the server closes the connection if the sender continues.
 */
export async function withWholeBody(
  request: Request,
  service: Service | null,
  limit: number,
): Promise<Request | Response> {
  if (request.body === null) return request;
  const tooLarge = (): Response =>
    refusal(
      service,
      413,
      'payload_too_large',
      `This is longer than the ${limit} bytes that are accepted here`,
    );
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = (request.body as ReadableStream<Uint8Array>).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > limit) {
      void reader.cancel().catch(() => undefined);
      return tooLarge();
    }
    chunks.push(value);
  }
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  headers.set('content-length', String(length));
  const body = length === 0 ? null : Buffer.concat(chunks);
  return new Request(request.url, { method: request.method, headers, body });
}
