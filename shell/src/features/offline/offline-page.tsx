import { useEffect, useState } from 'react';
import { withoutEntities } from 'shared-contract/html-text';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { useHydrated } from 'shared-ui/hooks';
import { Container } from 'shared-ui/layout';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { pageCaches } from '../../../service-worker/cache-names.ts';

/** Returns the requested page from the address that the worker wrote, or home if it isn't a path on the same origin. */
export function requestedPage(from: string | null): string {
  if (from === null || !/^\/(?![/\\])/.test(from) || /[\p{Cc}\\]/u.test(from)) return paths.home;
  return from.split(/[?#]/, 1)[0] === paths.offline ? paths.home : from;
}

interface CachedPage {
  readonly path: string;
  readonly title: string;
}

/** The page's title without the firm's name. */
function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return withoutEntities(title).replace(` | ${brand.name}`, '').trim();
}

/** Returns the pages that the service worker has cached, the latest first, each once. */
export async function readCachedPages(): Promise<CachedPage[]> {
  const found = new Map<string, CachedPage>();
  for (const name of (await pageCaches()).reverse()) {
    const cache = await caches.open(name);
    for (const request of [...(await cache.keys())].reverse()) {
      const path = new URL(request.url).pathname;
      if (found.has(path)) continue;
      const html = await (await cache.match(request, { ignoreVary: true }))?.text();
      if (html !== undefined) found.set(path, { path, title: titleOf(html) || path });
    }
  }
  return [...found.values()];
}

/** Poll interval while the page is visible. */
const STEP_MS = 5_000;

async function answers(signal: AbortSignal): Promise<boolean> {
  try {
    return (await fetch('/remotes.json', { method: 'HEAD', cache: 'no-store', signal })).ok;
  } catch {
    return false;
  }
}

/** Opens the requested page when the site answers. The browser's `online` event may fire before that. */
function useReturn(to: string): void {
  useEffect(() => {
    const stop = new AbortController();
    const look = async () => {
      if (document.hidden || !(await answers(stop.signal)) || stop.signal.aborted) return;
      stop.abort();
      location.replace(to);
    };
    const timer = setInterval(() => void look(), STEP_MS);
    addEventListener('online', () => void look(), { signal: stop.signal });
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [to]);
}

/** Returns the cached pages once they are known. Empty in a browser without caches. */
function useCachedPages(): readonly CachedPage[] | undefined {
  const [pages, setPages] = useState<readonly CachedPage[]>();
  useEffect(() => {
    readCachedPages().then(setPages, () => {
      setPages([]);
    });
  }, []);
  return pages;
}

function CachedPages({ pages }: { readonly pages: readonly CachedPage[] }) {
  if (pages.length === 0) return <p className="mt-3 text-muted">No pages are stored on this device yet.</p>;
  return (
    <ul className="mt-3 grid border-t border-edge">
      {pages.map(({ path, title }) => (
        <li key={path} className="border-b border-edge">
          <TextLink href={path} className="inline-block py-3">
            {path === paths.home ? 'Home' : title}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

/** Served by the service worker, without a network, for a page that isn't cached. */
export function Component() {
  const [query] = useSearchParams();
  // One page is served for all requested pages.
  const asked = requestedPage(useHydrated() ? query.get('from') : null);
  const pages = useCachedPages();
  useReturn(asked);
  return (
    <Container className="pt-4 pb-16 md:pt-8">
      <Seo
        title="You are offline"
        description="There is no connection to this site."
        path={paths.offline}
        noindex
      />
      <div className="grid gap-8 lg:grid-cols-2">
        <div className="max-w-measure">
          <h1 className="text-2xl md:text-3xl">You are offline</h1>
          <div className="mt-4 grid gap-4">
            <p>
              You have no connection to our site, and this page is not stored on this device. It opens
              automatically when you’re back online.
            </p>
            <p>
              Pages that you have opened before can be read without a connection. Need an answer sooner? Call{' '}
              <TextLink href={brand.phone.href} className="whitespace-nowrap">
                {brand.phone.display}
              </TextLink>
              .
            </p>
            <p>
              <ButtonLink href={asked}>Try again</ButtonLink>
            </p>
          </div>
        </div>
        <section aria-labelledby="kept-pages-title" hidden={pages === undefined}>
          <h2 id="kept-pages-title" className="text-lg">
            Pages on this device
          </h2>
          <CachedPages pages={pages ?? []} />
        </section>
      </div>
    </Container>
  );
}
