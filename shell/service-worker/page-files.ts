import { readPageBlocks, type PageFile } from 'shared-contract/page-data';
import { FILES_CACHE } from './cache-names.ts';
import { files } from './files.ts';
import { plan } from './plan.ts';
import { isPublicFile } from './rules.ts';

/** Returns the files that a stored document needs to start its application. */
function needed(html: string): PageFile[] {
  const { scripts = [], preloads = [], fonts = [] } = readPageBlocks(html);
  const faces = fonts.map(([, , file]): PageFile => [file, '']);
  return [...scripts, ...preloads, ...faces, ...plan.validation];
}

/** What the document names besides: its pictures in all their sizes, of which the browser took one. */
const named = (html: string): string[] => [
  ...new Set([...html.matchAll(/\/(?:static|remotes)\/[\w@~+./-]+/g)].map(([address]) => address)),
];

const addressOf = (path: string): URL => new URL(path, location.origin);

/**
 * Keeps what a kept page needs. Before a worker is there a page has loaded its files past it: they come from the
 * browser's own cache now, and what the page only names is taken if it is there, never asked for.
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
