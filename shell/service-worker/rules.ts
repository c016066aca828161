import { remotes } from 'shared-contract/remotes';
import { isVersioned } from 'shared-contract/versions';

/** Parameters in email links, and those that sign-in leaves in the URL. */
const TOKEN_NAME =
  /token|^(?:code|invitation|error|error_code|error_description|manage|confirm|leave|intake|type|sb)$/i;

/** As long as a token, without spaces, and with a digit. */
const TOKEN_VALUE = /^(?=.*\d)[\w.~+/=-]{20,}$/;

/** True if a URL may contain a credential. The worker ignores such URLs. */
function mayCarryToken({ search, username, password }: URL): boolean {
  if (username !== '' || password !== '') return true;
  return [...new URLSearchParams(search)].some(
    ([name, value]) => TOKEN_NAME.test(name) || TOKEN_VALUE.test(value),
  );
}

/** True for a listed page whose URL contains no token. */
export function isPublicPage(url: URL, pages: ReadonlySet<string>): boolean {
  return pages.has(url.pathname) && !mayCarryToken(url);
}

const memberFolders = remotes.flatMap((remote) => (remote.layout ? `/remotes/${remote.package}/` : []));

/** True for a versioned file of the public site. */
export function isPublicFile({ pathname, search }: URL): boolean {
  return (
    search === '' &&
    isVersioned(pathname.slice(1)) &&
    !memberFolders.some((folder) => pathname.startsWith(folder))
  );
}

const isForNobodyElse = ({ headers }: Response): boolean =>
  /no-store|private/.test(headers.get('cache-control') ?? '');

/** False for private responses, such as a preview's files, which must not outlive the preview. */
export const isKeepableFile = (response: Response): boolean =>
  response.status === 200 && !isForNobodyElse(response);

/** True for a response that may be cached as a page: not a placeholder, not private, and not redirected. */
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
