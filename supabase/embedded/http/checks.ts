import { wrongField, type FieldTypes } from '../rest/field-types.ts';
import { refusal, type Service } from './services.ts';

const controls = /[\u0000-\u001f\u007f]/;

/**
 * Segments separated by single slashes, without percent-encoding. The routers behind the gateway decode, so an encoded
 * letter would reach the same endpoint past every rule that compares paths.
 */
const canonicalPath = /^(?:\/[\w.~-]+)+$/;
/** The only addresses that end in a slash. */
const roots = new Set(['/', '/rest/v1/']);
/** Names of stored files contain other characters. Encoded, those that need no encoding are a second spelling. */
const filePath = /^\/storage\/v1\/[^\\]*$/;
const needlessEncoding = /%(?:2[5def]|3\d|[46][1-9a-f]|[57][\da]|5f|7e|5c)/i;

const isCanonical = (path: string): boolean =>
  canonicalPath.test(path) ||
  roots.has(path) ||
  (filePath.test(path) && !path.includes('//') && !path.endsWith('/') && !needlessEncoding.test(path));

/** A parameter name that the query contains twice: parts of the auth server differ in which value they read. */
const repeatedName = ({ searchParams }: URL): string | undefined =>
  [...new Set(searchParams.keys())].find((name) => searchParams.getAll(name).length > 1);

/**
 * Refuses an address that no service can read, and every second spelling of one. Refusing rather than rewriting: an
 * object name has spellings that must not be rewritten, and no client of ours sends a second spelling.
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
 * Refuses a body that lite would fail on: no JSON where JSON is meant, text that a database cannot hold, a value of the
 * wrong type. Bodies of other kinds (files, CSV) pass as they are; a function says itself, and by field, what is wrong.
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
  // Rows also come as a list.
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
