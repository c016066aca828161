import { answerList } from './list.ts';
import { plainUpload } from './uploads.ts';

type Forward = (request: Request) => Promise<Response>;

/** Lite's storage, with lists and uploads as a hosted project has them. */
export async function answerStorage(request: Request, url: URL, forward: Forward): Promise<Response> {
  const { pathname } = url;
  if (request.method === 'POST' && /^\/storage\/v1\/object\/list\/[^/]+$/.test(pathname)) {
    return answerList(request, forward);
  }
  return forward(pathname.startsWith('/storage/v1/object/') ? await plainUpload(request) : request);
}
