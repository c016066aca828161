import { bodyOf } from '../auth/auth-context.ts';
import { refusal } from '../http/services.ts';
import { answerList } from './list.ts';
import { isObjectName, isObjectPath } from './object-names.ts';
import { answerSignMany } from './sign-many.ts';
import { isLinkTooLong, linkTooLong, withHostedName } from './signed-links.ts';
import { plainUpload } from './uploads.ts';

type Forward = (request: Request) => Promise<Response>;

const objects = '/storage/v1/object/';

/** Lite's storage, with names, lists and uploads as a hosted project has them. */
export async function answerStorage(request: Request, url: URL, forward: Forward): Promise<Response> {
  const { pathname } = url;
  if (!pathname.startsWith(objects)) return forward(request);
  const path = pathname.slice(objects.length);
  if (!isObjectPath(path)) return invalidName();
  if (request.method !== 'POST') return forward(await plainUpload(request));
  if (/^list\/[^/]+$/.test(path)) return answerList(request, forward);
  if (/^sign\/[^/]+$/.test(path)) return answerSignMany(request, url, forward);
  if (path.startsWith('sign/') && isLinkTooLong((await bodyOf(request))['expiresIn'])) return linkTooLong();
  if (/^(upload\/)?sign\//.test(path)) return withHostedName(await forward(request));
  const isPlace = path === 'move' || path === 'copy';
  return isPlace && !(await namesObjects(request)) ? invalidName() : forward(await plainUpload(request));
}

const invalidName = (): Response =>
  refusal('storage', 400, 'InvalidKey', 'This cannot be the name of a stored file');

/** Where a file is moved or copied to is a name as well. */
async function namesObjects(request: Request): Promise<boolean> {
  const body = await bodyOf(request);
  return ['sourceKey', 'destinationKey'].every((field) => {
    const name = body[field];
    return typeof name === 'string' && isObjectName(name);
  });
}
