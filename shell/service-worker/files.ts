import { CacheFirst, ExpirationPlugin, Strategy, type SerwistPlugin, type StrategyHandler } from 'serwist';
import { FILES_CACHE } from './cache-names.ts';
import { isKeepableFile } from './rules.ts';

const DAY = 24 * 60 * 60;

const keepable: SerwistPlugin = {
  cacheWillUpdate: ({ response }) => Promise.resolve(isKeepableFile(response) ? response : null),
};
const options = {
  cacheName: FILES_CACHE,
  matchOptions: { ignoreVary: true },
  plugins: [
    keepable,
    // A release has about a hundred files of the public side; two of them fit.
    new ExpirationPlugin({ maxEntries: 250, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true }),
  ],
};

/** Versioned files never change: what is here is not asked for again. */
export const files = new CacheFirst(options);

/** Somebody looks past the caches, as a file came damaged or not at all: what comes now takes its place. */
class Anew extends Strategy {
  override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const response = await handler.fetch(request);
    // Whoever has it asks for the file once more, and must not get the damaged one.
    await handler.cachePut(request, response.clone());
    return response;
  }
}
const anew = new Anew(options);

const isAskedAnew = ({ cache }: Request): boolean => /^(?:reload|no-store|no-cache)$/.test(cache);

export const answerFile = ({ request, event }: { request: Request; event: ExtendableEvent }) =>
  (isAskedAnew(request) ? anew : files).handle({ request, event });
