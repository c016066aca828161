import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { paths } from 'shared-contract/paths';
import { brand } from 'shared-ui/brand';
import { Breadcrumb } from 'shared-ui/breadcrumb';
import { Button } from 'shared-ui/button';
import { useHydrated } from 'shared-ui/hooks';
import { Container } from 'shared-ui/layout';
import { useSearchParams } from 'shared-ui/router';
import { Seo } from 'shared-ui/seo';
import { type Find, type Found, loadFind } from './find.ts';
import { Nearest, PageLinks, Results } from './results.tsx';
import { FIELD_ID, takeLetters } from './typed-ahead.ts';

/** Loads the search. `again` repeats a failed attempt. */
function useFind() {
  const [find, setFind] = useState<Find | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    loadFind().then(
      (loaded) => setFind(() => loaded),
      () => setFind('failed'),
    );
  }, [attempt]);
  return { find, again: () => setAttempt(attempt + 1) };
}

/** Links for a visitor who has not typed anything yet, or found nothing. */
const starts = [
  { name: 'Articles', address: paths.blog },
  { name: 'White papers', address: paths.whitePapers },
  { name: 'Tax center', address: paths.taxCenter },
  { name: 'Resource library', address: paths.resources },
  { name: 'Find a certified CPA', address: paths.cpaDirectory },
  { name: 'Services', address: paths.services },
];

interface SearchFieldProps {
  /** The query in the address; undefined during hydration. */
  readonly words: string | undefined;
  readonly onType: (words: string) => void;
}

/** The user has not moved the focus since the page loaded. A navigation leaves it on the content or the heading. */
const isUnchosen = (element: Element | null) =>
  element === document.body || element?.id === 'main' || element?.tagName === 'H1';

/**
 * The field is uncontrolled. The address follows it, and renders later than the next keystroke, so only a value from
 * another source (a link, a step back) is written into the field.
 */
function SearchField({ words, onType }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  /** Values that were sent to the address and have not been superseded. */
  const sent = useRef<string[]>([]);
  const isMet = useRef(false);
  const send = (value: string) => {
    sent.current.push(value);
    onType(value);
  };

  const follow = useEffectEvent((asked: string) => {
    const { current: input } = field;
    if (!input) return;
    const own = sent.current.indexOf(asked);
    if (own >= 0) sent.current.splice(0, own);
    else if (isMet.current || input.value === '') {
      sent.current = [];
      input.value = asked;
    }
    if (isMet.current) return;
    isMet.current = true;
    // Input from before the field existed or was hydrated is newer than the address.
    input.value += takeLetters();
    if (input.value !== asked) send(input.value);
  });
  useEffect(() => {
    if (words !== undefined) follow(words);
  }, [words]);

  useEffect(() => {
    queueMicrotask(() => {
      if (isUnchosen(document.activeElement)) field.current?.focus({ preventScroll: true });
    });
  }, []);

  return (
    <input
      ref={field}
      id={FIELD_ID}
      type="search"
      name="q"
      autoComplete="off"
      // In the prerendered HTML, so that the visitor can type immediately, before any script has loaded.
      autoFocus
      enterKeyHint="search"
      onInput={({ currentTarget }) => {
        send(currentTarget.value);
      }}
      className="mt-2 block min-h-12 w-full rounded-md border border-edge bg-surface px-4"
    />
  );
}

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

/** The search over all public pages. The query is in the address. */
export function Component() {
  const isHydrated = useHydrated();
  const [query, setQuery] = useSearchParams();
  const words = isHydrated ? (query.get('q') ?? '') : '';
  const { find, again } = useFind();
  const asked = useDeferredValue(words);
  const found = useMemo(() => (typeof find === 'function' ? find(asked) : undefined), [find, asked]);

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
        {find === undefined && words !== '' ? 'Loading the index …' : null}
        {found && asked !== '' ? said(asked, found) : null}
      </p>
      {find === 'failed' ? (
        <div role="alert" className="mt-2 grid justify-items-start gap-3">
          <p>We could not reach the server. Check your connection and try again.</p>
          <Button variant="secondary" onClick={again}>
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
