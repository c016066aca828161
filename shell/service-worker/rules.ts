import { remotes } from 'shared-contract/remotes';
import { isVersioned } from 'shared-contract/versioned-files';

/** What links of letters carry in an address, and what sign-in leaves there. */
const TOKEN_NAME =
  /token|^(?:code|invitation|error|error_code|error_description|manage|confirm|leave|intake|type|sb)$/i;

/** As long as a token, without a word in it, and with a figure. */
const TOKEN_VALUE = /^(?=.*\d)[\w.~+/=-]{20,}$/;

/** Whether an address may carry what opens something: such a one goes past the worker. */
function mayCarryToken({ search, username, password }: URL): boolean {
  if (username !== '' || password !== '') return true;
  return [...new URLSearchParams(search)].some(
    ([name, value]) => TOKEN_NAME.test(name) || TOKEN_VALUE.test(value),
  );
}

/** A document for everybody, at one of the listed addresses and without a token. */
export function isPublicPage(url: URL, pages: ReadonlySet<string>): boolean {
  return pages.has(url.pathname) && !mayCarryToken(url);
}

const memberFolders = remotes.flatMap((remote) => (remote.frame ? `/remotes/${remote.package}/` : []));

/** A file whose bytes never change, of the public side. */
export function isPublicFile({ pathname, search }: URL): boolean {
  return (
    search === '' &&
    isVersioned(pathname.slice(1)) &&
    !memberFolders.some((folder) => pathname.startsWith(folder))
  );
}

const isForNobodyElse = ({ headers }: Response): boolean =>
  /no-store|private/.test(headers.get('cache-control') ?? '');

/** A file of a preview is for the time of the preview. */
export const isKeepableFile = (response: Response): boolean =>
  response.status === 200 && !isForNobodyElse(response);

/** Whether what the edge answered is a page that it holds to be one: not a stand-in, nothing private, no detour. */
export function isKeepable(response: Response): boolean {
  const { status, type, redirected, headers } = response;
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !isForNobodyElse(response) &&
    !headers.has('x-robots-tag')
  );
}
