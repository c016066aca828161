import { bodyOf } from '../auth/auth-context.ts';
import { json, refusal } from '../http/answers.ts';
import { answerList } from './list.ts';

/** Characters that a hosted project allows in an object name. */
const segment = /^[\w!\-.*'() &$@=;:+,]{1,255}$/;

/** Checks a path of folders and a file. No segment may be empty, too long for a disk, or consist of dots only. */
const isObjectName = (name: string): boolean =>
  name.length <= 1024 && name.split('/').every((part) => segment.test(part) && !/^\.+$/.test(part));

function isObjectPath(path: string): boolean {
  try {
    return isObjectName(decodeURI(path));
  } catch {
    return false;
  }
}

/** A link remains valid after its creator signs out or loses the role, so its lifetime must be short. */
const maxLinkSeconds = 3600;

/** Longer lifetimes are rejected, not shortened: the caller would otherwise rely on a link that has expired. */
const isLinkTooLong = (expiresIn: unknown): boolean =>
  typeof expiresIn === 'number' && expiresIn > maxLinkSeconds;

const linkTooLong = (): Response =>
  refusal('storage', 400, 'InvalidRequest', `expiresIn must be at most ${maxLinkSeconds} seconds`);

/** Formats a link for storage-js: relative to the storage URL, and in the property that a hosted project uses. */
async function withHostedName(response: Response): Promise<Response> {
  if (!response.ok) return response;
  const { signedUrl, ...rest } = (await response.json()) as { signedUrl: string; token?: string };
  const link = signedUrl.replace(/^\/storage\/v1/, '');
  return json(200, rest.token === undefined ? { signedURL: link } : { ...rest, url: link });
}

/**
 * Converts an upload for lite. storage-js sends Blob and File bodies as multipart with an unnamed field, but lite
 * expects a field named "file". The file is therefore sent as a plain body. Lite compares a bucket's size limit with
 * `content-length`, so the header is set to the actual length.
 */
async function plainUpload(request: Request): Promise<Request> {
  if (!['POST', 'PUT'].includes(request.method)) return request;
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('application/json')) return request;
  const headers = new Headers(request.headers);
  let body: ArrayBuffer;
  if (type.startsWith('multipart/form-data')) {
    const form = await request.formData();
    const file = [...form.values()].find((value) => typeof value !== 'string');
    body = (await file?.arrayBuffer()) ?? new ArrayBuffer(0);
    if (file?.type) headers.set('content-type', file.type);
    else headers.set('content-type', 'application/octet-stream');
    const cacheControl = form.get('cacheControl');
    if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`);
    const metadata = form.get('metadata');
    if (typeof metadata === 'string') headers.set('x-metadata', Buffer.from(metadata).toString('base64'));
  } else {
    body = await request.arrayBuffer();
  }
  headers.set('content-length', String(body.byteLength));
  return new Request(request.url, { method: request.method, headers, body });
}

type Forward = (request: Request) => Promise<Response>;

const objects = '/storage/v1/object/';

/** Adapts lite's storage to the names, lists, and uploads of a hosted project. */
export async function answerStorage(request: Request, url: URL, forward: Forward): Promise<Response> {
  const { pathname } = url;
  if (!pathname.startsWith(objects)) return forward(request);
  const path = pathname.slice(objects.length);
  if (!isObjectPath(path)) return invalidName();
  if (request.method !== 'POST') return forward(await plainUpload(request));
  if (/^list\/[^/]+$/.test(path)) return answerList(request, forward);
  if (path.startsWith('sign/') && isLinkTooLong((await bodyOf(request))['expiresIn'])) return linkTooLong();
  if (/^(upload\/)?sign\//.test(path)) return withHostedName(await forward(request));
  const isPlace = path === 'move' || path === 'copy';
  return isPlace && !(await namesObjects(request)) ? invalidName() : forward(await plainUpload(request));
}

const invalidName = (): Response =>
  refusal('storage', 400, 'InvalidKey', 'This cannot be the name of a stored file');

/** The destination of a move or copy must be a valid name too. */
async function namesObjects(request: Request): Promise<boolean> {
  const body = await bodyOf(request);
  return ['sourceKey', 'destinationKey'].every((field) => {
    const name = body[field];
    return typeof name === 'string' && isObjectName(name);
  });
}
