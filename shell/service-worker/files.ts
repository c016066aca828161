import { CacheFirst, ExpirationPlugin, type SerwistPlugin, Strategy, type StrategyHandler } from 'serwist';
import { type PageFile, readPageBlocks } from 'shared-contract/page-data';
import { FILES_CACHE } from './cache-names.ts';
import { plan } from './plan.ts';
import { isKeepableFile, isPublicFile } from './rules.ts';

const DAY = 24 * 60 * 60;

const keepable: SerwistPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isKeepableFile(response) ? response : null),
};
const options = {
  cacheName: FILES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    keepable,
    // A release has about 100 public files, so two releases fit.
    new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }),
  ],
};

/** Versioned files never change, so a cached one is never requested again. */
const files = new CacheFirst(options);

/** Bypasses the cache to replace a file that was damaged or missing. */
class Anew extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    // The page requests the file again and must not get the damaged one.
    await handler.cachePut(request, response.clone());
    return response;
  }
}
const anew = new Anew(options);

const isAskedAnew = ({ cache }: Request): boolean => /^(?:reload|no-store|no-cache)$/.test(cache);

export const answerFile = ({ request, event }: { request: Request; event: ExtendableEvent }) =>
  (isAskedAnew(request) ? anew : files).handle({ request, event });

/** Returns the files that a stored document needs to start its application. */
function needed(html: string): PageFile[] {
  const { scripts = [], preloads = [], fonts = [] } = readPageBlocks(html);
  const faces = fonts.map(([, , file]): PageFile => [file, '']);
  return [...scripts, ...preloads, ...faces, ...plan.validation];
}

/** Returns other files that the document names, such as every size of its images, of which the browser loaded one. */
const named = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/(?:static|remotes)\/[\w@~+./-]+/g)].map(([address]) => address)),
];

const addressOf = (path: string): URL => new URL(path, location.origin);

/**
 * Caches the files that a cached page needs. A page that was loaded before the worker has bypassed it, so its files are
 * read from the browser's HTTP cache. Files that the page only names are cached if they are there, but never requested.
 */
export async function keepFilesOf(html: string, event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const isMissing = async (path: string) =>
    isPublicFile(addressOf(path)) && !(await cache.match(path, { ignoreVary: true }));
  for (const [path, integrity] of needed(html)) {
    if (!(await isMissing(path))) continue;
    const request = new Request(path, integrity === '' ? {} : { integrity });
    await files.handle({ request, event }).catch(() => undefined);
  }
  for (const path of named(html)) {
    if (!(await isMissing(path))) continue;
    const request = new Request(path, { cache: 'only-if-cached', mode: 'same-origin' });
    await files.handle({ request, event }).catch(() => undefined);
  }
}
