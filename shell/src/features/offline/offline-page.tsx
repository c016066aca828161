import { useEffect, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { ButtonLink } from 'shared-ui/button';
import { useHydrated } from 'shared-ui/hooks';
import { Container } from 'shared-ui/layout';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { TextLink } from 'shared-ui/text-link';
import { askedPage } from './asked-page.ts';
import { readKeptPages, type KeptPage } from './kept-pages.ts';
import { useReturn } from './use-return.ts';

/** What is kept, once it is known. A browser without caches keeps nothing. */
function useKeptPages(): readonly KeptPage[] | undefined {
  const [pages, setPages] = useState<readonly KeptPage[]>();
  useEffect(() => {
    readKeptPages().then(setPages, () => {
      setPages([]);
    });
  }, []);
  return pages;
}

function KeptPages({ pages }: { readonly pages: readonly KeptPage[] }) {
  if (pages.length === 0) return <p className="mt-3 text-muted">No page is kept on this device yet.</p>;
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

/** Shown by the service worker for a page that is not on this device while there is no network. */
export function Component() {
  const [query] = useSearchParams();
  // The served page is one for all that may be wanted.
  const asked = askedPage(useHydrated() ? query.get('from') : null);
  const pages = useKeptPages();
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
              There is no connection to our site, and the page that you asked for is not on this device. It
              opens by itself when the connection is back.
            </p>
            <p>
              Pages that you have opened before can be read without a connection. If it cannot wait, call{' '}
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
          <KeptPages pages={pages ?? []} />
        </section>
      </div>
    </Container>
  );
}
