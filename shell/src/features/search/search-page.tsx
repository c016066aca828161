import { useDeferredValue, useMemo } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Button } from 'shared-ui/button';
import { useHydrated } from 'shared-ui/hooks';
import { Container } from 'shared-ui/layout';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import type { Found } from './find.ts';
import { Nearest, PageLinks, starts } from './page-links.tsx';
import { Results } from './results.tsx';
import { SearchField } from './search-field.tsx';
import { FIELD_ID } from './typed-ahead.ts';
import { useFind } from './use-find.ts';

function said(words: string, { pages, isPartial }: Found): string {
  if (pages.length === 0) return `Nothing found for “${words}”.`;
  const count = pages.length === 1 ? '1 page' : `${String(pages.length)} pages`;
  return isPartial
    ? `No page has all words of “${words}”; ${count} ${pages.length === 1 ? 'has' : 'have'} some.`
    : `${count} found for “${words}”.`;
}

function goToFirst(): boolean {
  const first = document.querySelector<HTMLElement>('[data-result]');
  first?.focus();
  return first !== null;
}

/** The search over all public pages. What is looked for stands in the address. */
export function Component() {
  const isHydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const words = isHydrated ? (query.get('q') ?? '') : '';
  const state = useFind(isHydrated);
  const asked = useDeferredValue(words);
  const found = useMemo(() => (state.at === 'ready' ? state.find(asked) : undefined), [state, asked]);

  return (
    <Container className="pt-4 pb-16 md:pt-8">
      <Seo
        title="Search"
        description={`Search every public page of ${brand.name}.`}
        path={paths.search}
        noindex
      />
      <Breadcrumb page="Search" />
      <h1 className="text-2xl md:text-3xl">Search</h1>
      <div role="search">
        <form
          aria-label="Search this site"
          className="mt-4 max-w-measure"
          onSubmit={(event) => {
            event.preventDefault();
            goToFirst();
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown' && goToFirst()) event.preventDefault();
          }}
        >
          <label htmlFor={FIELD_ID} className="font-semibold">
            Words to look for
          </label>
          <SearchField
            words={isHydrated ? words : undefined}
            onType={(typed) => {
              setQuery(typed === '' ? {} : { q: typed }, { replace: true, preventScrollReset: true });
            }}
          />
        </form>
      </div>
      <noscript>
        <p className="mt-4">The search needs JavaScript. These pages list what the site holds:</p>
      </noscript>
      <p role="status" className="mt-4 min-h-6 text-muted">
        {state.at === 'loading' && words !== '' ? 'Loading the index …' : null}
        {found && asked !== '' ? said(asked, found) : null}
      </p>
      {state.at === 'failed' ? (
        <div role="alert" className="mt-2 grid justify-items-start gap-3">
          <p>We could not reach the server. Check your connection and try again.</p>
          <Button variant="secondary" onClick={state.again}>
            Try again
          </Button>
        </div>
      ) : null}
      {found && found.pages.length > 0 ? <Results found={found} /> : null}
      {found && asked !== '' && found.pages.length === 0 ? <Nearest words={asked} /> : null}
      {found && asked !== '' && found.pages.length > 0 ? null : (
        <PageLinks
          title={asked === '' ? 'Or begin here' : 'These pages list what the site holds'}
          pages={starts}
        />
      )}
    </Container>
  );
}
